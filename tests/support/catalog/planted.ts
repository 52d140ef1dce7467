type Cells = Record<string, string>;
/** `message` is the exact text, or a pattern. */
export type Planted = { row: number; column: string; message: string | RegExp };

const COLUMNS = [
  ...['slug', 'game', 'category', 'name', 'label', 'price', 'special', 'special_from', 'special_until', 'minimum'],
  ...['maximum', 'start', 'eta', 'tags', 'motif', 'get', 'requirements', 'how', 'enabled', 'meta_title'],
];
const CATEGORIES = ['', 'raids', 'raids/manaforge', 'dungeons'];
const NOT_A_PRICE = "must be a decimal such as '19.90'";
const NOT_A_DAY = 'must be a day such as 2026-11-27, or a time such as 2026-11-27T18:00:00Z';
const NOT_WHOLE = 'must be a whole number';

/** One change to a valid row, and the one error that it causes. */
const FAULTS: [change: Cells, column: string, message: string | RegExp][] = [
  [{ slug: '' }, 'slug', 'is missing'],
  [{ slug: 'Not A Slug' }, 'slug', 'must be lower-case words joined by -'],
  [{ slug: 'a-'.repeat(70) + 'z' }, 'slug', 'has 141 characters, 120 at most'],
  [{ slug: 'bulk-1' }, 'slug', 'bulk-1 is already in row 3'],
  [{ game: '' }, 'game', 'is missing'],
  [{ game: 'chess' }, 'game', 'there is no game chess'],
  [{ category: 'attic' }, 'category', 'wow-carry has no category attic'],
  [{ category: 'Raids!' }, 'category', 'must be a path such as raids/manaforge-omega'],
  [{ name: '' }, 'name', 'is missing'],
  [{ name: 'n'.repeat(201) }, 'name', 'has 201 characters, 200 at most'],
  [{ name: 'Key\u0000stone' }, 'name', 'contains a character that is not printable'],
  [{ label: 'New\u0007' }, 'label', 'contains a character that is not printable'],
  [{ price: '' }, 'price', 'is missing'],
  [{ price: '12,50' }, 'price', NOT_A_PRICE],
  [{ price: '-5' }, 'price', NOT_A_PRICE],
  [{ price: '$5' }, 'price', NOT_A_PRICE],
  [{ price: '1.1234567' }, 'price', NOT_A_PRICE],
  [{ price: '1234567' }, 'price', NOT_A_PRICE],
  [{ price: '999999', maximum: '99999' }, 'price', 'a line could cost more than 1000000000 USD'],
  [{ special: 'half' }, 'special', NOT_A_PRICE],
  [{ special: '400' }, 'special', 'must be below the price'],
  [{ special_from: '2026-11-27' }, 'special', 'is missing, but its time is given'],
  [{ special: '5', special_from: 'Friday' }, 'special_from', NOT_A_DAY],
  [{ special: '5', special_until: '2026-02-30' }, 'special_until', NOT_A_DAY],
  [{ special: '5', special_until: '27.11.2026' }, 'special_until', NOT_A_DAY],
  [{ special: '5', special_from: '2026-12-02', special_until: '2026-12-01' }, 'special_until', /./],
  [{ minimum: '0' }, 'minimum', 'must be 1 at least'],
  [{ minimum: 'two' }, 'minimum', NOT_WHOLE],
  [{ minimum: '1.5' }, 'minimum', NOT_WHOLE],
  [{ minimum: '10000' }, 'minimum', 'must be 9999 at most, or the product needs a maximum'],
  [{ minimum: '5', maximum: '4' }, 'maximum', 'must not be below the minimum'],
  [{ maximum: '-3' }, 'maximum', NOT_WHOLE],
  [{ price: '0.0001', maximum: '2000000000' }, 'maximum', 'must be 1000000000 at most'],
  [{ start: '' }, 'start', 'is missing'],
  [{ start: 's'.repeat(2001) }, 'start', 'has 2001 characters, 2000 at most'],
  [{ eta: '' }, 'eta', 'is missing'],
  [{ tags: 'one||two' }, 'tags, line 2', 'is missing'],
  [{ motif: 'dragon' }, 'motif', /anvil/],
  [{ get: 'One | Two' }, 'get', 'needs 3 lines at least'],
  [{ get: 'A | B | C | D | E | F' }, 'get', 'takes 5 lines at most'],
  [{ get: 'One | | Three' }, 'get, line 2', 'is missing'],
  [{ requirements: 'One' }, 'requirements', 'needs 2 lines at least'],
  [{ requirements: 'A | B | C | D | E' }, 'requirements', 'takes 4 lines at most'],
  [{ how: '' }, 'how', 'needs 3 lines at least'],
  [{ how: 'A | B | C | D | E' }, 'how', 'takes 4 lines at most'],
  [{ enabled: 'maybe' }, 'enabled', 'must be yes or no'],
  [{ meta_title: 't'.repeat(2001) }, 'meta_title', 'has 2001 characters, 2000 at most'],
  // What no cell can hold is written raw.
  [{ raw: 'bulk,wow-carry,dungeons' }, '', 'has 3 cells, the first row has 20'],
  [{ raw: `${'x,'.repeat(20)}x` }, '', 'has 21 cells, the first row has 20'],
  [{ raw: 'bulk,wow-carry,dungeons,A "quoted" name' }, '', /^not readable as CSV: /],
];

/** A CSV file of new products, with errors in evenly spaced rows. */
export function bulkCsv(rows: number, { faulty }: { faulty: boolean }): { csv: string; issues: Planted[] } {
  const issues: Planted[] = [];
  const lines = Array.from({ length: rows }, (_, at) => {
    const spacing = Math.floor(rows / FAULTS.length);
    const planted = faulty && at % spacing === spacing - 1 ? FAULTS[(at + 1) / spacing - 1] : undefined;
    if (!planted) return lineOf(goodCells(at));
    const [change, column, message] = planted;
    issues.push({ row: at + 2, column, message });
    return change['raw'] ?? lineOf({ ...goodCells(at), ...change });
  });
  return { csv: [COLUMNS.join(','), ...lines, ''].join('\n'), issues };
}

function goodCells(at: number): Cells {
  return {
    slug: `bulk-${at}`,
    game: 'wow-carry',
    category: CATEGORIES[at % CATEGORIES.length] ?? '',
    name: `Bulk run ${at}, "timed"`,
    price: `${10 + (at % 300)}.${10 + (at % 90)}`,
    start: 'Today',
    eta: '1 hour',
    tags: 'key | timed',
    motif: 'chest',
    get: `Run number ${at} | A chest; and its key | Notes`,
    requirements: 'A character | An evening',
    how: 'You ask | We run | You watch',
    enabled: 'yes',
  };
}

function lineOf(cells: Cells): string {
  return COLUMNS.map((name) => `"${(cells[name] ?? '').replaceAll('"', '""')}"`).join(',');
}
