import { expect, test } from 'vitest';
import { describe } from './description.ts';
import { blocksOf, paragraphsOf } from './rich-text.ts';

test('list items are grouped by their headings', () => {
  const html =
    '<h3>What you get</h3><ul><li>All bosses</li><li>Loot &amp; gold</li></ul>' +
    '<h3>Requirements</h3><ul><li>Level 80</li></ul><h3>How it works</h3><ul><li>Book</li><li>Play</li></ul>';
  expect(describe(html)).toEqual({
    highlights: ['All bosses', 'Loot & gold'],
    requirements: ['Level 80'],
    howItWorks: ['Book', 'Play'],
  });
});

test('in HTML with unknown headings, every list item is a highlight', () => {
  expect(describe('<div><p>Hi</p><h2>Other</h2><ol><li>One</li></ol><ul><li>Two</li></ul></div>')).toEqual({
    highlights: ['One', 'Two'],
    requirements: [],
    howItWorks: [],
  });
  expect(describe('')).toEqual({ highlights: [], requirements: [], howItWorks: [] });
});

test.each([
  ['a script', '<ul><li>Safe<script>alert(1)</script></li></ul>', ['Safe']],
  ['an event handler', '<ul><li><img src=x onerror=alert(1)>Safe</li></ul>', ['Safe']],
  ['a link to a script', '<ul><li><a href="javascript:alert(1)">Safe</a></li></ul>', ['Safe']],
  ['unclosed tags', '<ul><li><b>One<li>Two', ['One', 'Two']],
  ['escaped markup', '<ul><li>&lt;b&gt;bold&lt;/b&gt;</li></ul>', ['<b>bold</b>']],
  ['a paragraph in the line', '<ul><li><p>One</p><p>more</p></li></ul>', ['One more']],
  ['white space', '<ul><li>\n  One \t two\n</li><li>  </li></ul>', ['One two']],
])('%s is reduced to plain text', (_, html, lines) => {
  expect(describe(html).highlights).toEqual(lines);
});

test('headings, paragraphs and lists keep their order', () => {
  expect(blocksOf('<h2>Orders</h2><p>One.</p>Loose text<ul><li>a</li></ul><ul><li>b</li></ul><p>End.</p>')).toEqual([
    { kind: 'HEADING', text: 'Orders' },
    { kind: 'PARAGRAPH', text: 'One.' },
    { kind: 'PARAGRAPH', text: 'Loose text' },
    { kind: 'LIST', items: ['a'] },
    { kind: 'LIST', items: ['b'] },
    { kind: 'PARAGRAPH', text: 'End.' },
  ]);
  expect(paragraphsOf('<p>One</p><p>Two</p>')).toEqual(['One', 'Two']);
});

test('excessively long or nested markup is truncated', () => {
  const [many, deep, long] = ['<p>a</p>', '<ul><li>', 'word '].map((part) => part.repeat(200_000));
  expect(paragraphsOf(many ?? '').length).toBeLessThan(3_000);
  expect(paragraphsOf(`<p>before</p>${deep}lost`)).toEqual(['before']);
  expect(paragraphsOf(long ?? '').join('').length).toBeLessThanOrEqual(100_000);
});
