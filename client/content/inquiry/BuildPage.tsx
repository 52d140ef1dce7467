import { useLoaderData } from 'react-router-dom';
import { BuildForm } from './BuildForm.tsx';
import type { InquiryData } from './inquiry-loader.ts';
import { InquiryLayout } from './InquiryLayout.tsx';
import { SentNotice } from './SentNotice.tsx';

const NEXT = [
  'A player of that game works out steps, time and a price, and the risks if there are any.',
  'You get the plan by email, with no obligation.',
  'If you agree it becomes an order like any other.',
];

export function BuildPage() {
  const { information, sent, begun } = useLoaderData<InquiryData>();
  return (
    <InquiryLayout information={information}>
      {sent ? <SentNotice slug="hmb" next={NEXT} again="Ask for another plan" /> : <BuildForm begun={begun} />}
    </InquiryLayout>
  );
}
