import { expect, test } from 'vitest';
import { fold } from './word/fold.ts';
import { originalSpan, trace } from './trace.ts';

test.each(['500K  göld Kazzak', 'Ｍ＋ 10', 'ﬁnal Boss', 'silver 2 → plat 1', '🗡️ raid', 'Destiny 2  RAID'])(
  'tracing "%s" gives the same text as folding it',
  (text) => {
    expect(trace(text).text).toBe(fold(text));
  },
);

test('apostrophes inside words are removed, and a plus is separated from its number', () => {
  expect(trace("Mal’Ganis m+15 '").text).toBe("malganis m+ 15 '");
});

test('every folded word maps back to its span of the original text', () => {
  const text = "  GÖLD für  Mal'Ganis";
  const traced = trace(text);
  const word = (typed: string) => {
    const start = traced.text.indexOf(typed);
    const span = originalSpan(traced, { start, end: start + typed.length });
    return text.slice(span.start, span.end);
  };
  expect([word('gold'), word('fur'), word('malganis')]).toEqual(['GÖLD', 'für', "Mal'Ganis"]);
});
