import { isOwnNetwork, readAddress } from '#shop/http/address.ts';
import { type Answer, type Call, type Endpoint, HttpError } from '#shop/http/call.ts';
import { placeOf } from './rules.ts';
import * as schema from './schema.ts';

export const geoEndpoints: Endpoint[] = [
  { method: 'GET', path: '/geo{/:ip}', auth: 'session', schema: schema.getPlace, handle: getPlace },
];

/**
 * A CDN knows its own caller's country and nobody else's. Addresses it says nothing of are
 * taken for American, as private ones are.
 */
async function getPlace({ deps, params, headers, address }: Call): Promise<Answer> {
  const asked = readAddress(params['ip'] ?? '');
  if (asked === undefined) {
    throw new HttpError(400, [{ code: 'invalid_address', field: 'ip', message: 'Invalid IP address' }]);
  }
  const { countryHeader, countryHeaderTrusted } = deps.config;
  const isKnown = countryHeaderTrusted && asked === address && !isOwnNetwork(asked);
  const country = isKnown ? headers[countryHeader] : undefined;
  return { data: placeOf(typeof country === 'string' ? country.trim() : undefined) };
}
