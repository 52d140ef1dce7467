import type { Caller } from './transport/caller.ts';
import { listOf } from './transport/envelope.ts';
import { each, plain, text, textOrNull } from './transport/read.ts';

export type WireLanguage = { name: string; code: string; image: string | null };

export const session = (call: Caller) => ({
  languages: () => call.shared('languages', readLanguages),
  /** The same, never cached: whether the shop responds at all. */
  ping: () => call.service('languages', readLanguages),
});

function readLanguages(data: unknown): WireLanguage[] {
  return each(listOf(data), (raw) =>
    text(raw['code'])
      ? { name: plain(raw['name']), code: text(raw['code']), image: textOrNull(raw['image']) }
      : undefined,
  );
}
