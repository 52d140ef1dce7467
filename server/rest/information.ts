import type { Caller } from './transport/caller.ts';
import { fields, plain, text } from './transport/read.ts';

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
  const raw = fields(data);
  const title = plain(raw['title']);
  return {
    seo_url: text(raw['seo_url']),
    title,
    description: text(raw['description']),
    meta_title: plain(raw['meta_title']) || title,
    meta_description: plain(raw['meta_description']),
  };
}
