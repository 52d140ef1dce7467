import { expect, test } from 'vitest';
import { escaped } from '#scripts/setup/compact-output.ts';

test('escaping source to ASCII preserves strings, templates, regular expressions and names', () => {
  const code = `const größe = '–€😀'; [größe, \`é\${größe}\`, /[–😀]/u.test('😀'), /é/.test('é'), new RegExp(String.raw\`→|€\`).test('€')]`;
  const ascii = escaped(code);
  expect(ascii).toMatch(/^[\0-\x7F]*$/);
  // oxlint-disable-next-line no-eval -- the test compares the values of the two sources
  expect((0, eval)(ascii)).toEqual(['–€😀', 'é–€😀', true, true, true]);
});
