import { expect, test } from 'vitest';
import { lookupIssues } from './lookup-fields.ts';

test('an order number is accepted with and without its prefix', () => {
  for (const number of ['WS-10001', 'ws10001', '10001']) expect(lookupIssues(number, 'ada@example.com')).toEqual([]);
});

test('each empty or invalid field is reported', () => {
  expect(lookupIssues('', 'ada@')).toEqual([
    { field: 'number', message: 'Required' },
    { field: 'email', message: 'Enter correct email' },
  ]);
  expect(lookupIssues('my order', 'ada@example.com')).toEqual([{ field: 'number', message: 'Format is WS-10001' }]);
});
