import { describe, expect, test } from 'vitest';
import { offer, option, value } from '#tests/support/catalog/offer.ts';
import { configure } from '#shop/product/quote/configure.ts';

const difficulty = option({
  id: 1,
  name: 'Difficulty',
  type: 'radio',
  required: true,
  values: [value(11, 'Normal', 0), value(12, 'Heroic', 5), value(13, 'Mythic', 9)],
});
const loot = option({
  id: 2,
  name: 'Loot',
  type: 'select',
  required: true,
  dependsOn: { optionId: 1, valueIds: [12, 13] },
  values: [value(21, 'Shared', 0), value(22, 'Own', 8, { dependsOn: { optionId: 1, valueIds: [13] } })],
});
const name = option({
  id: 3,
  name: 'Trophy name',
  type: 'text',
  required: true,
  dependsOn: { optionId: 2, valueIds: [22] },
});
const challenge = offer({ options: [difficulty, loot, name] });

function errorsOf(sent: Record<string, unknown>) {
  const configured = configure(challenge, sent);
  return configured.ok ? [] : configured.errors;
}

describe('an option that depends on another', () => {
  test('is not required while its condition is not met, nor are options that depend on it', () => {
    expect(errorsOf({ 1: 11 })).toEqual([]);
    expect(errorsOf({ 1: 12, 2: 21 })).toEqual([]);
  });

  test('is required once its condition is met', () => {
    expect(errorsOf({ 1: 12 })).toEqual([{ field: '2', code: 'required', message: 'Loot required!' }]);
    expect(errorsOf({ 1: 13, 2: 22 })).toEqual([{ field: '3', code: 'required', message: 'Trophy name required!' }]);
  });

  test('is rejected while its condition is not met, and the error names the condition', () => {
    expect(errorsOf({ 1: 11, 2: 21 })).toEqual([
      { field: '2', code: 'depends_on', message: 'Loot is only for Difficulty: Heroic or Mythic!' },
    ]);
    expect(errorsOf({ 1: 12, 2: 21, 3: 'Rowan' })).toEqual([
      { field: '3', code: 'depends_on', message: 'Trophy name is only for Loot: Own!' },
    ]);
  });

  test('can have values with conditions of their own', () => {
    expect(errorsOf({ 1: 12, 2: 22 })).toEqual([
      { field: '2', code: 'depends_on', message: 'Own is only for Difficulty: Mythic!' },
    ]);
  });

  test('is not validated while the other option is invalid', () => {
    expect(errorsOf({ 2: 22, 3: 'Rowan' })).toEqual([
      { field: '1', code: 'required', message: 'Difficulty required!' },
    ]);
  });

  test('is unavailable once the choice it depends on is no longer in the catalogue', () => {
    const orphan = { ...loot, dependsOn: { optionId: 0, valueIds: [] } };
    expect(configure(offer({ options: [difficulty, orphan] }), { 1: 13 })).toMatchObject({ ok: true });
    expect(configure(offer({ options: [difficulty, orphan] }), { 1: 13, 2: 21 })).toMatchObject({
      errors: [{ field: '2', message: 'Loot cannot be chosen at present!' }],
    });
  });
});
