import { expect, test } from 'vitest';
import { chosen, typed } from '#shop/product/option/choice.ts';
import { option, value } from '#tests/support/catalog/offer.ts';
import { misfitOf } from './side.ts';

const regions = option({ id: 1, type: 'radio', name: 'Region', values: [value(11, 'US', 0), value(12, 'EU', 0)] });
const choose = (of: typeof regions, at: number) => chosen(of, [of.values[at]!]);
const eu = { region: 'eu', faction: null, difficulty: 'Heroic' } as const;

test('a run rejects the other region, and the error names the option', () => {
  expect(misfitOf(eu, [choose(regions, 1)])).toBeUndefined();
  expect(misfitOf(eu, [choose(regions, 0)])).toEqual({
    code: 'depends_on',
    field: '1',
    message: 'This run is played in EU, and Region says US. Change it, or pick another run.',
  });
});

test('an unknown region is accepted only when the region of the run is not offered', () => {
  const servers = option({ id: 2, type: 'select', values: [value(21, 'EU', 0), value(22, 'Latam', 0)] });
  expect(misfitOf(eu, [choose(servers, 0)])).toBeUndefined();
  expect(misfitOf(eu, [choose(servers, 1)])?.message).toContain('says Latam');
  expect(misfitOf({ ...eu, region: 'us' }, [choose(servers, 1)])).toBeUndefined();
  expect(misfitOf({ ...eu, region: 'us' }, [choose(servers, 0)])?.message).toContain('played in US');
});

test('a realm of another region is rejected, and a realm without a region is accepted', () => {
  const realms = option({
    id: 3,
    type: 'realm',
    values: [value(31, 'Argent Dawn', 0, { region: 'us' }), value(32, 'Anywhere', 0)],
  });
  expect(misfitOf(eu, [choose(realms, 0)])?.message).toContain('says Argent Dawn');
  expect(misfitOf(eu, [choose(realms, 1)])).toBeUndefined();
});

test('a run of one faction rejects the other, and a run without a faction accepts both', () => {
  const factions = option({ id: 4, type: 'faction', values: [value(41, 'Alliance', 0), value(42, 'Horde', 0)] });
  const horde = { ...eu, faction: 'horde' } as const;
  expect(misfitOf(horde, [choose(factions, 0)])?.message).toBe(
    'This run is played by the Horde, and Option 4 says Alliance. Change it, or pick another run.',
  );
  expect(misfitOf(horde, [choose(factions, 1)])).toBeUndefined();
  expect(misfitOf(eu, [choose(factions, 0)])).toBeUndefined();
});

test('a chosen difficulty that the run does not have is rejected', () => {
  const difficulties = option({
    id: 7,
    type: 'radio',
    name: 'Difficulty',
    values: [value(71, 'Normal', 0), value(72, 'Heroic', 0)],
  });
  expect(misfitOf(eu, [choose(difficulties, 0)])).toEqual({
    code: 'depends_on',
    field: '7',
    message: 'This run is played on Heroic, and Difficulty says Normal. Change it, or pick another run.',
  });
  expect(misfitOf(eu, [choose(difficulties, 1)])).toBeUndefined();
  expect(misfitOf({ ...eu, difficulty: 'Normal and Heroic' }, [choose(difficulties, 0)])).toBeUndefined();
});

test('options unrelated to region, faction and difficulty fit every run', () => {
  const others = option({ id: 5, type: 'radio', values: [value(51, 'Piloted', 0), value(52, 'Self-played', 0)] });
  expect(misfitOf(eu, [choose(others, 0), typed(option({ id: 6, type: 'text' }), 'us')])).toBeUndefined();
});
