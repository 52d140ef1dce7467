import { describe, expect, test } from 'vitest';
import { offer, option, value } from '#tests/support/catalog/offer.ts';
import { configure } from '#shop/product/quote/configure.ts';

const region = option({
  id: 1,
  name: 'Region',
  type: 'select',
  values: [value(11, 'US', 0), value(12, 'EU', 0)],
});
const realm = option({
  id: 2,
  name: 'Realm',
  type: 'realm',
  required: true,
  regionOptionId: 1,
  values: [
    value(21, 'Illidan', 0, { region: 'us' }),
    value(22, 'Ragnaros', 0, { key: 'us-ragnaros', region: 'us' }),
    value(23, 'Ragnaros', 0, { key: 'eu-ragnaros', region: 'eu' }),
  ],
});
const faction = option({
  id: 3,
  name: 'Faction',
  type: 'faction',
  values: [value(31, 'Alliance', 0), value(32, 'Horde', 0)],
});
const transfer = offer({ options: [region, realm, faction] });

function chosenOf(sent: Record<string, unknown>): (number | undefined)[] {
  const configured = configure(transfer, sent);
  if (!configured.ok) throw new Error(configured.errors.map(({ message }) => message).join());
  return configured.choices.map(({ values }) => values[0]?.id);
}

function errorsOf(sent: Record<string, unknown>) {
  const configured = configure(transfer, sent);
  return configured.ok ? [] : configured.errors;
}

describe('a realm', () => {
  test('is found by id or name within the chosen region', () => {
    expect(chosenOf({ 1: 11, 2: 22 })).toEqual([11, 22]);
    expect(chosenOf({ 1: 11, 2: ' ragnaros ' })).toEqual([11, 22]);
    expect(chosenOf({ 1: 12, 2: 'Ragnaros' })).toEqual([12, 23]);
  });

  test('of another region is rejected, and the error names the chosen region', () => {
    const issue = { field: '2', code: 'depends_on', message: 'Illidan is not one of Realm: EU!' };
    expect(errorsOf({ 1: 12, 2: 21 })).toEqual([issue]);
    expect(errorsOf({ 1: 12, 2: 'illidan' })).toEqual([issue]);
  });

  test('that is not listed is rejected', () => {
    expect(errorsOf({ 1: 11, 2: 'Nowhere' })).toMatchObject([{ field: '2', code: 'invalid_field' }]);
  });

  test('requires a region only when two realms have the same name', () => {
    expect(errorsOf({ 2: 'Ragnaros' })).toMatchObject([{ field: '2', code: 'invalid_field' }]);
    expect(chosenOf({ 2: 'Illidan' })).toEqual([21]);
  });

  test('is not validated while its region is invalid', () => {
    expect(errorsOf({ 1: 99 })).toMatchObject([{ field: '1', code: 'invalid_field' }]);
  });
});

test('a faction is accepted by id or name, and any other is rejected', () => {
  expect(chosenOf({ 2: 21, 3: 'HORDE' })).toEqual([21, 32]);
  expect(chosenOf({ 2: 21, 3: '31' })).toEqual([21, 31]);
  expect(errorsOf({ 2: 21, 3: 'Neutral' })).toMatchObject([{ field: '3', code: 'invalid_field' }]);
});
