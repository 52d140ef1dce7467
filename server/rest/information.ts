import type { Caller } from './transport/caller.ts';
import { objectOf, required } from './transport/envelope.ts';
import { html, plain, text } from './transport/read.ts';

export type WireInformation = {
  seo_url: string;
  title: string;
  /** HTML. */
  description: string;
  meta_title: string;
  meta_description: string;
};

export const information = (call: Caller) => ({
  bySlug: (slug: string) => call.shared('information/slug/{slug}', readInformation, { params: { slug } }),
});

function readInformation(data: unknown): WireInformation {
  const raw = objectOf(data);
  const title = required(plain(raw['title']), 'title');
  return {
    seo_url: text(raw['seo_url']),
    title,
    description: html(raw['description']),
    meta_title: plain(raw['meta_title']) || title,
    meta_description: plain(raw['meta_description']),
  };
}
