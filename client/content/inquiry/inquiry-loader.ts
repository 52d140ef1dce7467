import type { LoaderFunctionArgs } from 'react-router-dom';
import { informationLoader, meta as informationMeta } from '#client/content/information-loader.ts';

/** The page's text, the values that a link has filled in, and whether a form has just been sent. */
export async function inquiryLoader(args: LoaderFunctionArgs) {
  const { information } = await informationLoader(args);
  const { searchParams } = new URL(args.request.url);
  const begun = { game: searchParams.get('game') ?? '', text: searchParams.get('q') ?? '' };
  return { information, sent: searchParams.get('link') === 'sent', begun };
}

export type InquiryData = Awaited<ReturnType<typeof inquiryLoader>>;

export function meta({ information, sent }: InquiryData) {
  const page = informationMeta({ information });
  return sent ? { ...page, title: 'We have your message', robots: 'noindex' } : page;
}
