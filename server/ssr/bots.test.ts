import { expect, test } from 'vitest';
import { isBot } from './bots.ts';

test('bots are distinguished from browsers by their user agent', () => {
  expect(isBot('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBe(true);
  expect(isBot('facebookexternalhit/1.1')).toBe(true);
  expect(isBot('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36')).toBe(false);
  expect(isBot('Mozilla/5.0 (Linux; Android 14; CUBOT X30) Chrome/156.0 Mobile')).toBe(false);
  expect(isBot(undefined)).toBe(false);
});
