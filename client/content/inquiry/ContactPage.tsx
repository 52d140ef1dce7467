import { useLoaderData } from 'react-router-dom';
import { SupportTimes } from '#client/session/support/SupportTimes.tsx';
import { CHANNEL_ICONS, useSite } from '#client/site/site.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { ContactForm } from './ContactForm.tsx';
import type { InquiryData } from './inquiry-loader.ts';
import { InquiryLayout } from './InquiryLayout.tsx';
import { SentNotice } from './SentNotice.tsx';
import styles from './ContactPage.module.css';

const NEXT = [
  'A person reads it, with your order beside it if you named one.',
  'You get the answer by email.',
  'If you have more to say, reply to that email.',
];

export function ContactPage() {
  const { information, sent } = useLoaderData<InquiryData>();
  return (
    <InquiryLayout
      information={information}
      aside={
        <>
          <SupportTimes />
          <Chats />
        </>
      }
    >
      {sent ? <SentNotice slug="contact-us" next={NEXT} again="Write another message" /> : <ContactForm />}
    </InquiryLayout>
  );
}

function Chats() {
  const chats = useSite().content?.chats ?? [];
  if (chats.length === 0) return null;
  return (
    <section className={`panel ${styles.chats}`} aria-labelledby="chats">
      <h2 id="chats" className="h3">
        Faster by chat
      </h2>
      <p className="muted">Opens in a new tab.</p>
      {chats.map(({ kind, name, address }) => (
        <Button key={name} variant="line" block href={address} target="_blank" rel="noopener">
          <Icon name={CHANNEL_ICONS[kind]} size="s" /> {name} <Icon name="ext" size="s" />
        </Button>
      ))}
    </section>
  );
}
