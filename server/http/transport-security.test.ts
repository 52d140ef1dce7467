import { expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { documentHeaders } from './document-headers.ts';
import { transportSecurity } from '#server/config/transport-security.ts';

test.each([
  [{ SITE_URL: 'http://shop.example' }, undefined],
  [{ SITE_URL: 'https://shop.example' }, 'max-age=31536000; includeSubDomains'],
  [{ SITE_URL: 'https://shop.example', HSTS_SUBDOMAINS: '0' }, 'max-age=31536000'],
])('with %j Strict-Transport-Security is %s', (env, told) => {
  const config = readConfig(env);
  expect(transportSecurity(config)[1]).toBe(told);
  const headers = documentHeaders(config);
  expect(headers[headers.indexOf('Strict-Transport-Security') + 1]).toBe(told ?? headers[0]);
});
