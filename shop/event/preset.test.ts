import { expect, test } from 'vitest';
import type { Offer, OfferOption, OfferValue } from '#shop/product/quote/offer.ts';
import { presetKey, presetOf, type RunFacts } from './preset.ts';

const run: RunFacts = {
  startsAt: new Date('2026-11-25T01:00:00Z'),
  region: 'us',
  faction: 'horde',
  difficulty: 'Torment IV',
  loot: 'Group loot',
};

let lastId = 0;

function value(key: string, name = key): OfferValue {
  const plain = { priceMicros: 0, basisPoints: 0, region: '', dependsOn: null, eta: null, needsLogin: false };
  return { id: ++lastId, key, name, ...plain };
}

function option(key: string, given: Partial<OfferOption> = {}, preselected = '') {
  const offered: OfferOption = {
    id: ++lastId,
    name: key,
    type: 'radio',
    required: true,
    format: '',
    dependsOn: null,
    values: [],
    amount: null,
    preset: '',
    regionOptionId: null,
    ...given,
  };
  return { offered, facts: { key, default_value: preselected } };
}

function preset(...options: ReturnType<typeof option>[]) {
  const offer = { options: options.map(({ offered }) => offered) } as Offer;
  const { choices, complete } = presetOf(
    offer,
    options.map(({ facts }) => facts),
    run,
  );
  return { complete, said: choices.map(({ values, text }) => text || values.map(({ key }) => key).join(',')) };
}

const regions = () => [value('us', 'Americas'), value('eu', 'Europe')];

test('a run decides region, faction and difficulty, but no option that is only preselected', () => {
  const play = option('play', { values: [value('self'), value('piloted')] }, 'self');
  const region = option('region', { values: regions() }, 'eu');
  const faction = option('side', { type: 'faction', values: [value('alliance'), value('horde')] });
  const level = option('level', { values: [value('t3', 'Torment III'), value('t4', 'Torment IV')] });
  const loot = option('loot', { values: [value('group', 'Group loot'), value('all', 'Loot funnel')] });
  const asked = [play, region, faction, level, loot];
  const { decided } = presetOf(
    { options: asked.map(({ offered }) => offered) } as Offer,
    asked.map(({ facts }) => facts),
    run,
  );
  expect(decided).toEqual([region, faction, level].map(({ offered }) => offered.id));
});

test('the region, side, difficulty and date of a run override the preselected values', () => {
  expect(
    preset(
      option('region', { values: regions() }, 'eu'),
      option('side', { type: 'faction', values: [value('alliance'), value('horde')] }),
      option('level', { type: 'select', values: [value('t1', 'Torment I'), value('t4', 'torment iv')] }, 't1'),
      option('evening', { type: 'date' }),
    ),
  ).toEqual({ complete: true, said: ['us', 'horde', 't4', '2026-11-24'] });
});

test('options that the run does not decide use their preselected values', () => {
  const extras = option('extras', { type: 'checkbox', required: false, values: [value('a'), value('b')] }, 'a,b');
  expect(preset(option('play', { values: [value('self'), value('piloted')] }, 'self'), extras)).toEqual({
    complete: true,
    said: ['self', 'a,b'],
  });
});

test('a required option with neither a value of the run nor a preselection is left to the buyer', () => {
  const armour = option('armour', { values: [value('cloth'), value('plate')] });
  expect(preset(option('region', { values: regions() }), armour)).toEqual({ complete: false, said: ['us'] });
  expect(preset(option('tag', { type: 'text' })).complete).toBe(false);
  expect(preset(option('note', { type: 'textarea', required: false })).complete).toBe(true);
});

test('an option whose condition is not met is neither preset nor required', () => {
  const play = option('play', { values: [value('self'), value('piloted')] }, 'self');
  const piloted = play.offered.values[1]!.id;
  const country = option('country', {
    type: 'text',
    dependsOn: { optionId: play.offered.id, valueIds: [piloted] },
  });
  expect(preset(play, country)).toEqual({ complete: true, said: ['self'] });
});

test('weekly runs of a product share a preset unless it has a date option', () => {
  const keyed = (offered: OfferOption, given: Partial<RunFacts>) =>
    presetKey({ options: [offered] } as Offer, { ...run, ...given });
  const nextWeek = { startsAt: new Date('2026-12-02T01:00:00Z') };
  const { offered: region } = option('region', { values: regions() });
  expect(keyed(region, nextWeek)).toBe(keyed(region, {}));
  expect(keyed(region, { region: 'eu' })).not.toBe(keyed(region, {}));
  const { offered: evening } = option('evening', { type: 'date' });
  expect(keyed(evening, nextWeek)).not.toBe(keyed(evening, {}));
});
