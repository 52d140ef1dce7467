import { expect, test } from 'vitest';
import { saidBy } from './said-body.ts';

const LONG = 'x'.repeat(60_000);

test.each([
  ['an object', { query: '{ __typename }', variables: { text: LONG } }],
  ['a list', [{ query: LONG }]],
])('%s is parsed unchanged', (_, sent) => {
  expect(saidBy(JSON.stringify(sent))).toEqual(sent);
});

test('an empty operationName is omitted', () => {
  expect(saidBy('{"query":"{ a }","operationName":""}')).toEqual({ query: '{ a }' });
});

test.each([
  ['what was cut off', `{"query":"{ __typename }","variables":{"text":"${LONG}`],
  ['what goes on after its end', `{"query":"{ __typename }"}${' '.repeat(100)}${LONG}`],
  ['a text', JSON.stringify(LONG)],
  ['a number', '1'.repeat(60_000)],
  ['an empty object in much space', `${' '.repeat(60_000)}{}`],
  ['nothing', ' '],
  ['null', 'null'],
])('%s is replaced by a short text without a query', (_, sent) => {
  const said = saidBy(sent);
  expect(typeof said).toBe('string');
  expect(String(said).length).toBeGreaterThan(0);
  expect(Object.keys(String(said)).length).toBeLessThan(101);
  expect(said).not.toContain('query');
});
