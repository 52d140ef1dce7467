import type { Item } from '#shop/stock/stock.ts';

/** One column of the CSV form, between a cell's text and the field of a product. */
export type Column = {
  name: string;
  field: keyof Item;
  /** An empty cell is null, which clears the field. */
  read(cell: string): unknown;
  write(value: unknown): string;
  /** May have a decimal comma, where commas do not separate cells. */
  isMoney?: boolean;
};

const text = (field: keyof Item, name: string = field): Column => ({
  name,
  field,
  read: (cell) => cell || null,
  write: (value) => String(value ?? ''),
});

const whole = (field: keyof Item): Column => ({
  ...text(field),
  read: (cell) => (/^\d{1,15}$/.test(cell) ? Number(cell) : cell || null),
});

const lines = (field: keyof Item): Column => ({
  ...text(field),
  read: splitLines,
  write: (value) => (Array.isArray(value) ? value.map(escaped).join(' | ') : ''),
});

const WORDS: Record<string, boolean> = { yes: true, true: true, '1': true, no: false, false: false, '0': false };

/** The product's own picture, as the name of a file beside the sheet. For imports only: an export is text. */
export const PICTURE_COLUMN = { name: 'picture', field: 'picture', read: (cell: string) => cell || null } as const;

/** In the order of an export. Options, tiers, questions and related products have no column: JSON holds them. */
export const COLUMNS: Column[] = [
  text('slug'),
  text('game'),
  // An empty path is the game itself.
  { ...text('category'), read: (cell) => cell },
  text('name'),
  text('label'),
  { ...text('price'), isMoney: true },
  { ...text('special'), isMoney: true },
  text('specialFrom', 'special_from'),
  text('specialUntil', 'special_until'),
  whole('minimum'),
  whole('maximum'),
  {
    ...text('start'),
    read: startIn,
    write: (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value)),
  },
  text('eta'),
  lines('tags'),
  text('motif'),
  text('season'),
  lines('get'),
  lines('requirements'),
  lines('how'),
  {
    ...text('enabled'),
    read: (cell) => (Object.hasOwn(WORDS, cell.toLowerCase()) ? WORDS[cell.toLowerCase()] : cell || null),
    write: (value) => (value === false ? 'no' : 'yes'),
  },
  text('metaTitle', 'meta_title'),
  text('metaDescription', 'meta_description'),
];

/**
 * A rule in the form of the data files, as JSON; or a text. A sheet that was exported without that form is refused: each
 * of its products would say that it starts `[object Object]`.
 */
function startIn(cell: string): unknown {
  if (cell === String({})) return {};
  if (!cell.startsWith('{')) return cell || null;
  try {
    return JSON.parse(cell);
  } catch {
    return {};
  }
}

function splitLines(cell: string): string[] {
  if (cell === '') return [];
  return cell.split(/(?<!\\)\|/).map((line) => line.trim().replaceAll(String.raw`\|`, '|'));
}

function escaped(line: unknown): string {
  return String(line).replaceAll('|', String.raw`\|`);
}
