import { expect, test } from 'vitest';
import { writeLetter } from './letter.ts';

const places = { siteUrl: 'https://shop.example', publicUrl: 'https://pay.example' };

test('the letter to a new subscriber holds the link in text and HTML', () => {
  const { subject, text, html } = writeLetter({ kind: 'subscribe-confirm', token: 'a-token' }, places);
  expect(subject).toBe('Confirm your subscription to Waystone');
  expect(text).toContain('\nhttps://pay.example/api/public/subscribe/a-token\n');
  expect(html).toContain('href="https://pay.example/api/public/subscribe/a-token"');
});

test('the letter of an order lists what was bought and leads to the order', () => {
  const lines = [{ name: 'Heroic <raid> & more', quantity: 2, total: '$79.80' }];
  const { subject, text, html } = writeLetter(
    { kind: 'order-placed', number: 'WS-10001', token: 'secret', lines, total: '$79.80' },
    places,
  );
  expect(subject).toBe('Your order WS-10001');
  expect(text).toContain('  2 × Heroic <raid> & more: $79.80\n  Total: $79.80');
  expect(text).toContain('https://shop.example/en-us/order/secret');
  expect(html).toContain('2 × Heroic &lt;raid&gt; &amp; more');
  expect(html).toContain('href="https://shop.example/en-us/order/secret"');
});
