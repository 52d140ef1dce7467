import type { Game, OptionDef, ProductDef } from '#catalog/format.ts';

/**
 * A game whose goods need every rule of the quote engine:
 * `rank-boost` (range, share of the price, times), `arena-gold` (amount), `transfer` (region,
 * realm, faction), `challenge` (options and values that depend on others), `tokens` (quantity
 * prices), `season-pass` (a special offer in May 2026 that beats its quantity price).
 */
export function arena(product: (slug: string, name: string, category: string, price: string) => ProductDef): Game {
  return {
    slug: 'arena-league',
    name: 'Arena League',
    short: 'Arena',
    intro: 'Ranks and tokens.',
    description: ['Season after season.'],
    metaTitle: 'Arena services',
    metaDescription: 'Ranks and more.',
    fields: [],
    categories: [{ slug: 'ladder', name: 'Ladder', intro: 'Climb.', description: [], children: [] }],
    products: [
      {
        ...product('rank-boost', 'Rank Boost', 'ladder', '5.00'),
        etaMinutes: [60, 120],
        eta: '1 to 2 hours',
        options: [ranks, pace],
      },
      {
        ...product('arena-gold', 'Arena Gold', '', '0'),
        etaMinutes: [15, 15],
        eta: '15 minutes',
        options: [goldAmount],
      },
      {
        ...product('transfer', 'Transfer', '', '20.00'),
        discounts: [{ from: 3, price: '18.00' }],
        options: [region, realm, faction],
      },
      { ...product('challenge', 'Challenge', 'ladder', '30.00'), options: [difficulty, loot, trophy] },
      {
        ...product('tokens', 'Tokens', '', '2.00'),
        maximum: 500,
        discounts: [
          { from: 10, price: '1.80' },
          { from: 100, price: '1.555' },
        ],
      },
      {
        ...product('season-pass', 'Season Pass', '', '50.00'),
        special: '40.00',
        specialFrom: '2026-05-01T10:00:00Z',
        specialUntil: '2026-05-31',
        discounts: [{ from: 5, price: '35.00' }],
      },
    ],
  };
}

const ranks: OptionDef = {
  key: 'rank',
  name: 'Rank',
  type: 'range',
  required: true,
  default: 'bronze-silver',
  values: [
    { key: 'bronze', name: 'Bronze', price: '0' },
    { key: 'silver', name: 'Silver', price: '10.00', eta: { add: [60, 60] } },
    { key: 'gold', name: 'Gold', price: '15.50', risk: 'Ranks are watched.', eta: { add: [60, 120] } },
    { key: 'platinum', name: 'Platinum', price: '30.00', eta: { add: [180, 300] } },
  ],
};

const pace: OptionDef = {
  key: 'pace',
  name: 'Pace',
  type: 'checkbox',
  required: false,
  values: [
    { key: 'express', name: 'Express', price: '30%', eta: { scale: '0.5' } },
    { key: 'patient', name: 'No hurry', price: '-10%', eta: { scale: '2' } },
  ],
};

const goldAmount: OptionDef = {
  key: 'amount',
  name: 'Gold',
  type: 'amount',
  required: true,
  default: '1000',
  values: [],
  amount: {
    minimum: 1_000,
    maximum: 100_000,
    step: 500,
    per: 1,
    tiers: [
      { from: 1_000, price: '0.0123' },
      { from: 10_000, price: '0.0101' },
    ],
    eta: { units: 10_000, add: [15, 30] },
  },
};

const region: OptionDef = {
  key: 'region',
  name: 'Region',
  type: 'select',
  required: true,
  values: [
    { key: 'us', name: 'Americas', price: '0' },
    { key: 'eu', name: 'Europe', price: '0' },
  ],
};

const realm: OptionDef = {
  key: 'realm',
  name: 'Realm',
  type: 'realm',
  required: true,
  regionOption: 'region',
  values: [
    { key: 'us-illidan', name: 'Illidan', price: '0', region: 'us' },
    { key: 'us-ragnaros', name: 'Ragnaros', price: '0', region: 'us' },
    { key: 'eu-ragnaros', name: 'Ragnaros', price: '0', region: 'eu' },
    { key: 'eu-pozzo', name: "Pozzo dell'Eternità", price: '1.00', region: 'eu' },
  ],
};

const faction: OptionDef = { key: 'faction', name: 'Faction', type: 'faction', required: true, values: [] };

const difficulty: OptionDef = {
  key: 'difficulty',
  name: 'Difficulty',
  type: 'radio',
  required: true,
  values: [
    { key: 'normal', name: 'Normal', price: '0' },
    { key: 'heroic', name: 'Heroic', price: '12.00' },
    { key: 'mythic', name: 'Mythic', price: '40.00' },
  ],
};

const loot: OptionDef = {
  key: 'loot',
  name: 'Loot',
  type: 'select',
  required: true,
  dependsOn: { option: 'difficulty', values: ['heroic', 'mythic'] },
  values: [
    { key: 'shared', name: 'Shared', price: '-20.00' },
    { key: 'own', name: 'Own loot', price: '25.00', dependsOn: { option: 'difficulty', values: ['mythic'] } },
  ],
};

const trophy: OptionDef = {
  key: 'trophy',
  name: 'Trophy name',
  type: 'text',
  required: true,
  values: [],
  dependsOn: { option: 'loot', values: ['own'] },
};
