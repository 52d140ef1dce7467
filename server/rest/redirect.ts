import type { Caller } from './transport/caller.ts';
import { readList } from './transport/envelope.ts';
import { fields, text } from './transport/read.ts';

/** A former address, and the configuration to choose on the product that replaces it. */
export type WireRedirect = {
  kind: 'product' | 'category';
  old_slug: string;
  new_slug: string;
  answers: Record<string, string>;
};

export const redirect = (call: Caller) => ({
  all: () => call.shared('redirects', readRedirects),
});

function readRedirects(data: unknown): WireRedirect[] {
  return readList(data, (raw) => {
    const kind = raw['kind'];
    const [old_slug, new_slug] = [text(raw['old_slug']), text(raw['new_slug'])];
    if ((kind !== 'product' && kind !== 'category') || !old_slug || !new_slug) return undefined;
    const answers = Object.entries(fields(raw['answers'])).map(([key, value]) => [key, text(value)] as const);
    return { kind, old_slug, new_slug, answers: Object.fromEntries(answers) };
  });
}
