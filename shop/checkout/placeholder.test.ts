import { expect, test } from 'vitest';
import { readCachedCatalog } from '#catalog/read-cached.ts';
import { checkField, type IdentityField } from './fields.ts';

const { fields } = await readCachedCatalog();

test('every placeholder of a checkout field passes the validation of that field', () => {
  const shown = Object.entries(fields).flatMap(([id, field]) => (field.placeholder ? [{ id, ...field }] : []));
  expect(shown.length).toBeGreaterThan(5);
  for (const { id, name, type, required, format = '' as const, placeholder = '' } of shown) {
    const game = { name: 'Any', seo_url: 'any' };
    const field: IdentityField = { id, name, type, required, format, placeholder, choices: [], game };
    expect([id, checkField(field, placeholder)]).toEqual([id, { value: placeholder }]);
  }
});
