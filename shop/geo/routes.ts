import { isOwnNetwork } from '#shop/http/caller/address.ts';
import type { Answer, Endpoint } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { placeOf } from './rules.ts';
import * as schema from './schema.ts';

export const geoEndpoints: Endpoint[] = [
  endpoint({ method: 'GET', path: '/geo{/:ip}', auth: 'session', schema: schema.getPlace, handle: getPlace }),
];

/**
 * A CDN knows its own caller's country only. Addresses without a country
 * default to the US, as private ones do.
 */
async function getPlace({ deps, params, headers, address }: CheckedCall<typeof schema.getPlace>): Promise<Answer> {
  const asked = params.ip;
  const { countryHeader, countryHeaderTrusted } = deps.config;
  const isKnown = countryHeaderTrusted && asked === address && !isOwnNetwork(asked);
  const country = isKnown ? headers[countryHeader] : undefined;
  return { data: placeOf(typeof country === 'string' ? country.trim() : undefined) };
}
