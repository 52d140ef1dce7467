import type { LoaderFunctionArgs } from 'react-router-dom';
import { informationLoader, meta as informationMeta } from '#client/content/information-loader.ts';

/** The page's text, and whether a form of it has just been sent. */
export async function inquiryLoader(args: LoaderFunctionArgs) {
  const { information } = await informationLoader(args);
  return { information, sent: new URL(args.request.url).searchParams.get('link') === 'sent' };
}

export type InquiryData = Awaited<ReturnType<typeof inquiryLoader>>;

export function meta({ information, sent }: InquiryData) {
  const page = informationMeta({ information });
  return sent ? { ...page, title: 'We have your message', robots: 'noindex' } : page;
}
