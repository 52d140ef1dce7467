import type { OptionType } from '#shop/product/quote/offer.ts';

/** The answer to one option, as labelled on the page. */
export type Answer =
  | { type: 'select' | 'radio' | 'faction' | 'checkbox'; option: string; value: string }
  | { type: 'text' | 'textarea' | 'date' | 'amount' | 'realm'; option: string; value: string }
  | { type: 'range'; option: string; from: string; to: string };

/** A service of the real catalogue and its choices, in the order of its page. */
export type Service = {
  name: string;
  path: string;
  /** The path from the home page: a game, and its categories. */
  menuPath: [game: string, ...categories: string[]];
  answers: Answer[];
  /** The default quantity. */
  minimum?: number;
};

/** One for each type of option; what is chosen changes the price wherever the type can. */
export const SERVICES = {
  select: {
    name: 'Event seeds, eggs and gear',
    path: 'roblox/gardens/grow-a-garden/garden-event-items',
    menuPath: ['Roblox', 'Gardens and pets', 'Grow a Garden'],
    answers: [{ type: 'select', option: 'Item', value: 'Paradise Egg, five' }],
  },
  radio: {
    // Without dated runs: their few seats would be gone after some tests.
    name: 'Class assignments',
    path: 'battlefield/weapons/assignments/bf6-assignments',
    menuPath: ['Battlefield 6', 'Weapons', 'Assignments'],
    answers: [{ type: 'radio', option: 'Class', value: 'Recon' }],
  },
  checkbox: {
    name: 'Dimensius: last boss only',
    path: 'wow-carry/raids/manaforge-omega/dimensius-heroic-kill',
    menuPath: ['World of Warcraft', 'Raids', 'Manaforge Omega'],
    answers: [
      { type: 'radio', option: 'Who plays', value: 'Piloted' },
      { type: 'checkbox', option: 'Add-ons', value: 'A healer whispers you every move' },
    ],
  },
  text: {
    name: 'Transmog hunt: one look',
    path: 'wow-carry/collectibles/transmogs/challenge-of-looks',
    menuPath: ['World of Warcraft', 'Collectibles', 'Transmogs'],
    answers: [
      { type: 'text', option: 'Item or set', value: 'Gladiator’s Longbow & “Tal’kamas”' },
      { type: 'radio', option: 'Drop chance', value: '2 to 10%' },
    ],
  },
  textarea: {
    name: 'Match review',
    path: 'ea-sports-fc/coaching/fc-replay-review',
    menuPath: ['EA FC', 'Coaching'],
    answers: [
      { type: 'radio', option: 'Depth', value: 'Video with spoken comment' },
      { type: 'textarea', option: 'Links', value: 'The first match\nand the second' },
    ],
  },
  date: {
    name: 'Trading coaching',
    path: 'ea-sports-fc/coaching/fc-trading-lessons',
    menuPath: ['EA FC', 'Coaching'],
    answers: [
      { type: 'radio', option: 'Way of trading', value: 'Investing, few trades a week' },
      { type: 'date', option: 'Day of the lesson', value: '2031-05-17' },
    ],
  },
  range: {
    name: 'Arsenal levels and wins',
    path: 'roblox/arenas/arsenal-level',
    menuPath: ['Roblox', 'Arenas'],
    answers: [{ type: 'range', option: 'Level', from: 'Level 20', to: 'Level 200' }],
  },
  amount: {
    name: 'Solari',
    path: 'dune-awakening/base/materials/dune-solari',
    menuPath: ['Dune Awakening', 'Base and materials', 'Materials and solari'],
    answers: [
      { type: 'amount', option: 'Solari', value: '500000' },
      { type: 'radio', option: 'Route', value: 'In person' },
    ],
  },
  realm: {
    name: 'WoW gold',
    path: 'wow-carry/gold/wow-gold',
    menuPath: ['World of Warcraft', 'Gold'],
    answers: [
      { type: 'radio', option: 'Region', value: 'Europe' },
      { type: 'radio', option: 'Route', value: 'Guild bank' },
      { type: 'amount', option: 'Gold', value: '250000' },
      { type: 'radio', option: 'Faction of the character', value: 'Horde' },
      { type: 'realm', option: 'Realm', value: 'Ravencrest' },
    ],
  },
  faction: {
    name: 'Scarlet Enclave raid',
    path: 'wow-classic/seasonal/raids/scarlet-enclave-raid',
    menuPath: ['WoW Classic', 'Seasonal', 'Season raids'],
    answers: [{ type: 'faction', option: 'Faction', value: 'Horde' }],
  },
} satisfies Record<OptionType, Service>;

export const TYPES = Object.keys(SERVICES) as (keyof typeof SERVICES)[];
