import { expect, it } from 'vitest';
import { deviceOf } from './device.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

it('a mobile browser counts as mobile below 768 px and as tablet from 768 px', () => {
  expect(deviceOf(767, PHONE)).toBe('mobile');
  expect(deviceOf(768, PHONE)).toBe('tablet');
});

it('any other browser counts as desktop at every width', () => {
  expect(deviceOf(390, LAPTOP)).toBe('desktop');
  expect(deviceOf(1440, LAPTOP)).toBe('desktop');
});
