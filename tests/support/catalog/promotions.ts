import type { CouponDef, RunDef } from '#catalog/format.ts';

/** Coupons the tests know by heart; those called `K…` may be used that often. */
export const testCoupons: CouponDef[] = [
  { code: 'TEN', percent: 10, products: [], categories: [] },
  { code: 'FIVE-OFF', amount: '5.00', products: [], categories: [] },
  { code: 'ONCE', percent: 10, oncePerBuyer: true, products: [], categories: [] },
  { code: 'ALL', percent: 100, products: [], categories: [] },
  { code: 'BIG', percent: 20, minimum: '50.00', products: [], categories: [] },
  { code: 'RAIDS', percent: 50, products: [], categories: ['wow-carry/raids'] },
  { code: 'DUNGEON', amount: '100.00', products: ['dungeon-01'], categories: [] },
  {
    code: 'MARCH',
    percent: 10,
    starts: '2026-03-01T00:00:00Z',
    ends: '2026-04-01T00:00:00Z',
    products: [],
    categories: [],
  },
  ...[1, 5, 50].map((uses) => ({ code: `K${uses}`, percent: 10, uses, products: [], categories: [] })),
];

/** A week of runs: one seat, ten seats, and the same evening on the other side of the ocean. */
export const testRuns: RunDef[] = [
  {
    key: 'solo',
    product: 'normal-raid',
    title: 'Normal Raid, one seat',
    day: 'friday',
    time: '20:00',
    zone: 'Europe/Paris',
    minutes: 120,
    region: 'eu',
    faction: 'horde',
    difficulty: 'Normal',
    loot: 'Group loot',
    slots: 1,
  },
  {
    key: 'raid-eu',
    product: 'normal-raid',
    day: 'saturday',
    time: '20:00',
    zone: 'Europe/Paris',
    minutes: 120,
    region: 'eu',
    difficulty: 'Normal',
    loot: 'Priority',
    slots: 10,
  },
  {
    key: 'trials-us',
    product: 'coaching',
    day: 'saturday',
    time: '20:00',
    zone: 'America/New_York',
    minutes: 60,
    region: 'us',
    difficulty: 'Flawless',
    loot: 'None',
    slots: 3,
  },
];
