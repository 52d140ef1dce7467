import { describe, expect, test } from 'vitest';
import { expandOption, type SharedParts } from './expand-option.ts';
import type { OptionEntry } from '#catalog/form/option-form.ts';
import { pathText } from '#catalog/issue/place.ts';

const shared: SharedParts = {
  risks: { sharing: 'The terms forbid it.' },
  options: {
    play: {
      name: 'Who plays',
      type: 'radio',
      required: true,
      default: 'self',
      values: [
        { key: 'self', name: 'You', price: '0' },
        { key: 'duo', name: 'Both of us', price: '4.00' },
        { key: 'piloted', name: 'We', price: '-2.00', risk: 'sharing' },
      ],
    },
    level: {
      name: 'Level',
      type: 'range',
      levels: { name: 'Level', from: 1, to: 4, step: 1, prices: [{ from: 1, price: '0.50', minutes: 10 }] },
    },
    realm: { name: 'Realm', type: 'realm', realms: { eu: ['Argent Dawn'] } },
  },
};

function expanded(entry: OptionEntry) {
  const issues: string[] = [];
  const option = expandOption(entry, shared, (path, message) => issues.push(`${pathText(path)}: ${message}`));
  return { option, issues };
}

const keysOf = (entry: OptionEntry) => expanded(entry).option?.values.map(({ key }) => key);
const pricesOf = (entry: OptionEntry) => expanded(entry).option?.values.map(({ price }) => price);

describe('an option defined by the product', () => {
  test('is returned as written, and defaults to optional and without values', () => {
    expect(expanded({ key: 'notes', name: 'Notes', type: 'textarea' })).toEqual({
      option: { key: 'notes', name: 'Notes', type: 'textarea', required: false, values: [] },
      issues: [],
    });
  });

  test('is an issue when it mixes values and levels, or its type does not support realms or levels', () => {
    const values = [{ key: 'self', name: 'You', price: '0' }];
    const levels = shared.options['level']?.levels;
    expect(expanded({ key: 'a', name: 'A', type: 'range', values, levels }).issues).toEqual([
      ': takes one of values, realms and levels',
    ]);
    expect(expanded({ key: 'a', name: 'A', type: 'select', levels }).issues).toHaveLength(1);
    expect(expanded({ key: 'a', name: 'A', type: 'select', realms: { eu: ['Argent Dawn'] } }).issues).toHaveLength(1);
  });
});

describe('a shared option', () => {
  test('keeps its key, and its risk is expanded to its text', () => {
    const { option, issues } = expanded({ use: 'play' });
    expect(issues).toEqual([]);
    expect(option).toMatchObject({ key: 'play', name: 'Who plays', required: true, default: 'self' });
    expect(option?.values.map(({ risk }) => risk)).toEqual([undefined, undefined, 'The terms forbid it.']);
    expect(option).not.toHaveProperty('use');
  });

  test('is overridden by the fields that the product sets', () => {
    const own = { use: 'play', key: 'mode', name: 'Mode', required: false, default: 'duo', hint: 'Ask us' } as const;
    const { use: _, ...written } = own;
    expect(expanded(own).option).toMatchObject(written);
  });

  test('can be narrowed and repriced by a product, in the shared order', () => {
    const entry = { use: 'play', only: ['piloted', 'self'], prices: { piloted: '15%' } };
    expect(keysOf(entry)).toEqual(['self', 'piloted']);
    expect(pricesOf(entry)).toEqual(['0', '15%']);
    expect(pricesOf({ use: 'play' })).toEqual(['0', '4.00', '-2.00']);
  });

  test('with values of the product uses only those values', () => {
    expect(keysOf({ use: 'level', values: [{ key: 'low', name: 'Low', price: '0' }] })).toEqual(['low']);
    expect(keysOf({ use: 'realm', realms: { us: ['Illidan'] } })).toEqual(['us-illidan']);
  });

  test('with levels restarts at the first remaining level, and must not leave gaps', () => {
    const { option, issues } = expanded({ use: 'level', only: ['2', '3'] });
    expect(option?.values).toEqual([
      { key: '2', name: 'Level 2', price: '0' },
      { key: '3', name: 'Level 3', price: '0.50', eta: { add: [10, 10] } },
    ]);
    expect(issues).toEqual([]);
    expect(expanded({ use: 'level', only: ['1', '3'] }).issues).toEqual([
      'only: must not leave out steps between others',
    ]);
  });
});

test('an unknown shared option, value or risk is an issue', () => {
  expect(expanded({ use: 'plays' })).toEqual({
    option: undefined,
    issues: ["use: the game's options.yaml has no option plays"],
  });
  expect(expanded({ use: 'play', only: ['self', 'solo'], prices: { pilot: '1.00' } }).issues).toEqual([
    'only: the option has no value solo',
    'prices: the option has no value pilot',
  ]);
  const values = [{ key: 'self', name: 'You', price: '0', risk: 'shearing' }];
  expect(expanded({ key: 'a', name: 'A', type: 'radio', values }).issues).toEqual([
    "values[0].risk: the game's risks have no shearing",
  ]);
});
