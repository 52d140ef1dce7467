import type { Issues } from '#catalog/issue/issues.ts';
import type { Catalog, Game, ProductDef } from '#catalog/format.ts';
import type { Path, Places } from '#catalog/issue/place.ts';
import { placedCategories } from '#catalog/category-path.ts';
import { saidOfContents } from './check-contents.ts';
import { bannedInCatalogue } from './banned-words.ts';
import { linesOf, type Said, saidOf } from './said.ts';
import { reporterOf } from './reporter.ts';

const MAX_LENGTHS = { name: 45, label: 25, line: 90 };
const SAME_START_WORDS = 3;
/** Phrases that repeat the buyer's choice instead of naming the result. */
const ECHO = /\byou (choose|set|order|enter|name|tick|pick|book)\b|\byour two (numbers|marks)\b|\bof your choice\b/i;
/** Names of steps must not have thousands separators: shoppers type and search for plain numbers. */
const UNGROUPED = /(?<![\d.,])\d{5,}/;

type Report = (path: Path, message: string) => void;

/** Notes violations of `catalog/style.md`: banned words, long lines, first lines that only repeat the name. */
export function checkWords({ games, pages }: Pick<Catalog, 'games' | 'pages'>, places: Places, issues: Issues): void {
  for (const game of games) {
    const file = `games/${game.slug}/game.yaml`;
    for (const { path, text } of saidOfGame(game)) reportBanned(text, (message) => issues.add(file, path, message));
    for (const product of game.products) checkText(product, reporterOf(product, places, issues));
    checkFirstLines(game, places, issues);
  }
  for (const { slug, title, html } of pages) {
    reportBanned(`${title} ${html}`, (message) => issues.add(`pages/${slug}.yaml`, ['html'], message));
  }
}

function checkText(product: ProductDef, report: Report): void {
  for (const { path, text } of saidOf(product)) {
    reportBanned(text, (message) => report(path, message));
    const [number] = (path[0] !== 'options' && UNGROUPED.exec(text)) || [];
    if (number) report(path, `${number} is written ${Number(number).toLocaleString('en-US')}`);
  }
  const measured: [keyof typeof MAX_LENGTHS, Said[]][] = [
    ['name', [{ path: ['name'], text: product.name }]],
    ['label', product.label === undefined ? [] : [{ path: ['label'], text: product.label }]],
    [
      'line',
      [
        ...(['get', 'requirements', 'how'] as const).flatMap((list) => linesOf(product[list], list)),
        ...saidOfContents(product),
      ],
    ],
  ];
  for (const [kind, texts] of measured) {
    for (const { path, text } of texts) {
      if (text.length > MAX_LENGTHS[kind]) report(path, `has ${text.length} characters, at most ${MAX_LENGTHS[kind]}`);
    }
  }
  const [first = ''] = product.get;
  if (ECHO.test(first)) report(['get', 0], 'repeats the choice; say what the buyer gets');
  if (plain(first) === plain(product.name)) report(['get', 0], 'repeats the name');
}

/** Products of a category must differ in their first line, so that shoppers can distinguish them in a list. */
function checkFirstLines({ products }: Game, places: Places, issues: Issues): void {
  const starts = Map.groupBy(products, ({ category, get: [first = ''] }) => {
    return `${category}: ${plain(first).split(' ').slice(0, SAME_START_WORDS).join(' ')}`;
  });
  for (const [first, ...twins] of starts.values()) {
    for (const twin of twins) reporterOf(twin, places, issues)(['get', 0], `begins like that of ${first?.slug}`);
  }
}

function saidOfGame(game: Game): Said[] {
  const texts = ({
    name,
    intro,
    description,
    faq,
    metaTitle,
    metaDescription,
  }: Omit<Game['categories'][number], 'slug' | 'children'>) =>
    [name, intro, ...description, metaTitle, metaDescription, ...(faq ?? []).flatMap(({ q, a }) => [q, a])]
      .filter(Boolean)
      .join(' ');
  return [
    { path: ['intro'], text: texts(game) },
    ...placedCategories(game.categories).map(({ category, at }) => ({ path: [...at, 'intro'], text: texts(category) })),
  ];
}

function reportBanned(text: string, report: (message: string) => void): void {
  for (const message of bannedInCatalogue(text)) report(message);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
