import { expect, test } from 'vitest';
import { isPushEndpoint } from './endpoint.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://wns2-par02p.notify.windows.com/w/?token=a%3d',
  'https://web.push.apple.com/QGuQ',
])('%s is a valid push service endpoint', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true);
});

test('an overlong address is not a valid push service endpoint', () => {
  expect(isPushEndpoint(`https://push.example.com/${'a'.repeat(1024)}`)).toBe(false);
});
