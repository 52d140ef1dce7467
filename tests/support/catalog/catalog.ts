import type { Catalog, Game, ProductDef } from '#catalog/format.ts';
import { arena } from './arena.ts';
import { testCoupons, testRuns } from './promotions.ts';

/**
 * A small catalogue whose prices and options the tests know by heart. Slugs of note:
 * `heroic-raid` (every kind of option), `gold` (fine price, minimum and maximum),
 * `normal-raid` (special offer, related), `coaching` (no options), `dungeon-01` … `dungeon-30`;
 * for those of `arena-league` see arena.ts.
 */
export const testCatalog: Catalog = {
  games: [wow(), destiny(), arena(product)],
  fields: {
    battletag: {
      name: 'BattleTag',
      type: 'text',
      required: true,
      format: 'battletag',
      placeholder: 'SomeNickname88#12345',
    },
    realm: { name: 'Realm', type: 'text', required: false },
    platform: {
      name: 'Platform',
      type: 'select',
      required: true,
      values: [
        { key: 'pc', name: 'PC' },
        { key: 'console', name: 'Console' },
      ],
    },
  },
  currencies: [
    { code: 'USD', rate: '1' },
    { code: 'EUR', rate: '0.92' },
    { code: 'GBP', rate: '0.79' },
  ],
  pages: [
    {
      slug: 'terms-conditions',
      title: 'Terms & conditions',
      html: '<h2>Orders</h2><p>An order is a contract.</p>',
      metaTitle: 'Terms',
      metaDescription: 'What you agree to.',
    },
  ],
  paymentMethods: [
    {
      code: 'sandbox_card',
      title: 'Card',
      hint: 'Test payments',
      kind: 'redirect',
      icon: 'card',
      provider: 'online',
    },
    {
      code: 'bank_transfer',
      title: 'Bank transfer',
      hint: 'We start when it arrives',
      kind: 'offline',
      icon: 'bank',
      provider: 'none',
    },
  ],
  coupons: testCoupons,
  events: testRuns,
  redirects: {
    products: [{ from: 'old-raid', to: 'heroic-raid', with: { play: 'piloted' } }],
    categories: [{ from: 'wow-carry/old-raids', to: 'wow-carry/raids' }],
  },
  searchWords: { fillers: ['for', 'the', 'buy'], notSold: [{ says: 'We do not sell accounts', words: ['account'] }] },
  synonyms: { hc: ['heroic'], aotc: ['ahead of the curve'], 'm+': ['mythic plus'], pl: ['powerleveling', 'coaching'] },
  site: {
    company: { name: 'Test Company', registration: '42', country: 'AE', place: 'the United Arab Emirates' },
    mailboxes: ['support@shop.example', 'privacy@shop.example'],
    chats: [
      { kind: 'discord', name: 'Discord', address: 'https://shop.example/discord' },
      { kind: 'messenger', name: 'Messenger', address: 'https://shop.example/messenger' },
    ],
    social: [{ kind: 'videos', name: 'Videos', address: 'https://shop.example/videos' }],
    trust: {
      score: '4.9',
      stars: 5,
      reviews: 467,
      counts: [308, 12, 1, 0, 1].map((count, at) => ({ stars: 5 - at, count })),
      source: 'https://shop.example/trust',
      date: '2026-11-01',
    },
    menu: [
      { name: 'Terms', page: 'terms-conditions' },
      { name: 'Blog', address: '/blog' },
    ],
    legal: [{ name: 'Terms and conditions', page: 'terms-conditions' }],
    footer: [{ game: 'wow-carry', categories: ['raids', 'raids/*'], products: [{ name: 'Gold', slug: 'gold' }] }],
    campaign: {
      title: '20% off fifty dollars',
      coupon: 'BIG',
      starts: '2020-01-01T00:00:00Z',
      ends: '2099-01-01T00:00:00Z',
    },
  },
  filters: [
    {
      key: 'play',
      name: 'Play mode',
      options: ['play'],
      filters: [
        { key: 'self', name: 'Self-played', any: ['self'] },
        { key: 'piloted', name: 'Piloted', any: ['piloted'] },
      ],
    },
    {
      key: 'goal',
      name: 'Goal',
      filters: [
        { key: 'raid', name: 'Raids', tags: ['raid'] },
        { key: 'dungeon', name: 'Dungeons', tags: ['dungeon', 'key'] },
      ],
    },
  ],
};

function wow(): Game {
  return {
    slug: 'wow-carry',
    name: 'World of Warcraft',
    short: 'WoW',
    intro: 'Raids, dungeons and gold.',
    description: ['Played by hand.', 'Tom & Jerry <approve>.'],
    metaTitle: 'WoW services',
    metaDescription: 'Raids and more.',
    fields: ['battletag', 'realm'],
    seasons: [{ key: 'tier-one', name: 'Tier & One', starts: '2026-01-01', ends: '2099-12-31' }],
    categories: [
      {
        slug: 'raids',
        name: 'Raids',
        intro: 'Every raid.',
        description: [],
        faq: [{ q: 'Who <leads>?', a: 'One of ours.' }],
        children: [{ slug: 'manaforge', name: 'Manaforge', intro: 'Eight bosses.', description: [], children: [] }],
      },
      { slug: 'dungeons', name: 'Dungeons', intro: 'Keys.', description: [], children: [] },
      { slug: 'empty', name: 'Nothing yet', intro: 'Soon.', description: [], children: [] },
    ],
    products: [
      heroicRaid(),
      {
        ...product('normal-raid', 'Normal Raid', 'raids/manaforge', '19.90'),
        special: '14.90',
        related: ['coaching'],
        eta: '2 hours',
        label: 'Normal',
      },
      { ...product('gold', 'WoW Gold', '', '0.0123'), minimum: 100, maximum: 100_000 },
      ...Array.from({ length: 30 }, (_, at) => {
        const number = String(at + 1).padStart(2, '0');
        return { ...product(`dungeon-${number}`, `Dungeon ${number}`, 'dungeons', `${30 - at}.50`), tags: ['key'] };
      }),
    ],
  };
}

function heroicRaid(): ProductDef {
  return {
    ...product('heroic-raid', 'Heroic Raid', 'raids/manaforge', '40.00'),
    tags: ['raid', 'ahead of the curve', '100% done'],
    season: 'tier-one',
    contents: {
      bosses: ['Plexus <Sentinel>', 'Dimensius'],
      rewards: [
        { kind: 'mount', name: 'Sky & Sand', chance: true },
        { kind: 'tier', name: 'Class set token', slot: 'Helm' },
      ],
      team: 'Nineteen of us and you',
    },
    faq: [{ q: 'Do I need a <group>?', a: 'No, the group is ours.' }],
    options: [
      {
        key: 'play',
        name: 'Who plays',
        type: 'radio',
        required: true,
        default: 'self',
        values: [
          { key: 'self', name: 'Self-played', price: '0', hint: 'You play' },
          {
            key: 'piloted',
            name: 'Piloted',
            price: '-4.00',
            risk: 'The account may be closed for a while.',
            login: true,
          },
        ],
      },
      {
        key: 'loot',
        name: 'Loot',
        type: 'select',
        required: true,
        hint: 'Who gets what',
        values: [
          { key: 'group', name: 'Group loot', price: '2.50' },
          { key: 'priority', name: 'Priority', price: '18.00' },
        ],
      },
      {
        key: 'extras',
        name: 'Add-ons',
        type: 'checkbox',
        required: false,
        values: [
          { key: 'stream', name: 'Stream', price: '6.00' },
          { key: 'mount', name: 'Mount', price: '29.90' },
        ],
      },
      { key: 'battletag', name: 'BattleTag', type: 'text', required: true, format: 'battletag', values: [] },
      { key: 'notes', name: 'Notes', type: 'textarea', required: false, values: [] },
      { key: 'day', name: 'Day', type: 'date', required: false, values: [] },
    ],
  };
}

function destiny(): Game {
  return {
    slug: 'destiny-2-boosting',
    name: 'Destiny 2',
    short: 'Destiny',
    intro: 'Trials and raids.',
    description: ['By guardians.'],
    metaTitle: 'Destiny services',
    metaDescription: 'Trials and more.',
    fields: ['platform'],
    categories: [{ slug: 'trials', name: 'Trials', intro: 'Flawless.', description: [], children: [] }],
    products: [product('coaching', 'Coaching', 'trials', '25.00')],
  };
}

function product(slug: string, name: string, category: string, price: string): ProductDef {
  return {
    slug,
    name,
    category,
    price,
    start: 'Within 30 minutes',
    eta: '1 hour',
    tags: [],
    motif: 'gate',
    season: 'permanent',
    get: ['The thing itself', 'A second thing', 'Peace of mind'],
    requirements: ['An account', 'Time & patience'],
    how: ['You order', 'We start', 'You are happy'],
    options: [],
  };
}
