import { expect, test } from 'vitest';
import { z } from 'zod';
import { addressFields } from './address-schema.ts';
import { checkAddress } from './address.ts';

const sent = z.object(addressFields);
const messages = (body: Record<string, unknown>) => checkAddress(sent.parse(body)).map(({ message }) => message);

test('no field is required, as nothing is shipped', () => {
  expect(messages({})).toEqual([]);
  expect(messages({ firstname: '', city: null, zone_id: 0 })).toEqual([]);
});

test.each([
  ['firstname', 1, 32, 'First Name must be between 1 and 32 characters!'],
  ['lastname', 1, 32, 'Last Name must be between 1 and 32 characters!'],
  ['telephone', 3, 32, 'Telephone must be between 3 and 32 characters!'],
  ['address_1', 3, 128, 'Address 1 must be between 3 and 128 characters!'],
  ['city', 2, 128, 'City must be between 2 and 128 characters!'],
  ['postcode', 2, 10, 'Postcode must be between 2 and 10 characters!'],
])('%s must have %i to %i characters', (field, shortest, longest, message) => {
  expect(messages({ [field]: 'é'.repeat(shortest) })).toEqual([]);
  expect(messages({ [field]: '🗡'.repeat(longest) })).toEqual([]);
  expect(messages({ [field]: 'x'.repeat(longest + 1) })).toEqual([message]);
  expect(messages({ [field]: ' '.repeat(shortest) })).toEqual([message]);
  expect(messages({ [field]: ['x'] })).toEqual([message]);
});

test('errors are reported in the order of the form', () => {
  expect(checkAddress({ postcode: '1', firstname: 'x'.repeat(33) }).map(({ field }) => field)).toEqual([
    'firstname',
    'postcode',
  ]);
});
