import { expect, test } from 'vitest';
import { readOption } from './option-reader.ts';

const choice = {
  product_option_id: 5,
  key: 'play',
  name: 'Who plays',
  type: 'radio',
  required: 1,
  option_value: [
    { product_option_value_id: 51, key: 'self', name: 'Self-played', price: 0 },
    {
      product_option_value_id: 52,
      key: 'piloted',
      name: 'Piloted',
      price_decimal: '4.00',
      price_prefix: '-',
      risk: 'The game&#39;s rules forbid it.',
      depends_on: { product_option_id: 4, product_option_value_ids: [41, '42'] },
    },
  ],
};

test('a choice is read with its keys, risks and dependencies', () => {
  expect(readOption(choice)).toMatchObject({
    key: 'play',
    type: 'radio',
    depends_on: null,
    option_value: [
      { key: 'self', risk: '', depends_on: null },
      {
        key: 'piloted',
        price_decimal: '-4.00',
        risk: "The game's rules forbid it.",
        depends_on: { product_option_id: '4', product_option_value_ids: ['41', '42'] },
      },
    ],
  });
});

test('ids serve as keys when the shop sends no keys', () => {
  const { key: _, ...bare } = choice;
  const values = [{ product_option_value_id: '51', name: 'Self-played' }];
  expect(readOption({ ...bare, option_value: values })).toMatchObject({ key: '5', option_value: [{ key: '51' }] });
});

test('invalid range steps and amount tiers are omitted', () => {
  const range = { ...choice, type: 'range', option_value: [] };
  const steps = [
    { key: '10', name: 'Level 10', price: 0 },
    { name: 'no key' },
    { key: '11', name: 'Level 11', price: 2 },
  ];
  expect(readOption({ ...range, steps })).toMatchObject({
    type: 'range',
    steps: [{ key: '10' }, { key: '11', price_decimal: '2' }],
  });
  const amount = { minimum: 100, maximum: 500, tiers: [{ quantity: '100', price_decimal: '0.01' }, 'junk'] };
  expect(readOption({ ...range, type: 'amount', ...amount })).toMatchObject({
    type: 'amount',
    amount: { minimum: 100, maximum: 500, step: 1, tiers: [{ quantity: 100, price_decimal: '0.01' }] },
  });
});

test.each(['range', 'amount', 'realm', 'faction', 'image_swatch'])(
  'an option of type %s without its required data falls back to type text',
  (type) => {
    expect(readOption({ ...choice, type, option_value: [] })?.type).toBe('text');
  },
);
