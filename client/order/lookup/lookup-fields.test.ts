import { expect, test } from 'vitest';
import { lookupFaults } from './lookup-fields.ts';

test('an order number is taken with and without its letters', () => {
  for (const number of ['WS-10001', 'ws10001', '10001']) expect(lookupFaults(number, 'ada@example.com')).toEqual([]);
});

test('each field that is empty or cannot be meant is named', () => {
  expect(lookupFaults('', 'ada@')).toEqual([
    { field: 'number', message: 'Required' },
    { field: 'email', message: 'Enter correct email' },
  ]);
  expect(lookupFaults('my order', 'ada@example.com')).toEqual([{ field: 'number', message: 'Format is WS-10001' }]);
});
