// `npm run bench -- edge`: for each field of Query the documents that come nearest to the limit of cost, with the
// processor time that each takes of storefront, shop and embedded database together (asked again, and the first time
// after a release), and the size of its answer. Exits 1 when one asked again takes more than 50 ms, or its answer is
// more than 1 MB. Arguments: the fields to measure, else all.
import { createSchema } from '#server/graphql/schema.ts';
import { readCatalog } from '#catalog/read.ts';
import { openApi } from '#tests/support/buyer/api.ts';
import { createTestShop } from '#tests/support/shop.ts';
import { type Arguments, dearestDocument, type Shape } from './dearest-document.ts';

const MAX_MS = 50;
const MAX_BYTES = 1024 * 1024;
const ROUNDS = 5;
const SHAPES: Shape[] = ['wide', 'deep'];
const SIZES = [1, 10, 24, 100];

const sized = (text: string, size: string): Arguments[] => SIZES.map((count) => () => `${text}, ${size}: ${count}`);

/** What each field is asked with. Orders and carts are one visitor's, and small. */
const ASKED: Record<string, Arguments[]> = {
  categories: [() => ''],
  category: [() => 'path: "wow-carry"', () => 'path: "wow-carry/raids"'],
  events: [() => ''],
  information: [() => 'slug: "terms-conditions"'],
  product: [() => 'path: "wow-gold"', () => 'path: "manaforge-omega"'],
  products: sized('category: "wow-carry"', 'limit'),
  related: [() => 'product: "wow-gold"'],
  quote: [() => 'product: "wow-gold"'],
  reviews: SIZES.filter((count) => count <= 10).map((count) => () => `first: ${count}`),
  interpret: SIZES.filter((count) => count <= 10).map(
    (count) => (at) => `text: "heroic raid and ${at + 500}k gold", first: ${count}`,
  ),
  search: SIZES.map((count) => (at) => `query: "heroic raid ${at}", limit: ${count}`),
  site: [() => ''],
  languages: [() => ''],
};

/** `firstMs`: when every answer of the shop has just been dropped, the menu's too, as after a release. */
type Measured = { ms: number; firstMs: number; bytes: number; code: string; document: string };

const chosen = process.argv.slice(2);
const shop = await createTestShop({ catalog: readCatalog() });
const api = await openApi({ shop });
try {
  const schema = createSchema();
  for (const [name, asked] of Object.entries(ASKED)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const documents = new Set(
      asked.flatMap((args) => SHAPES.map((shape) => dearestDocument(schema, name, args, shape))),
    );
    const all: Measured[] = [];
    for (const document of documents) all.push(await measure(document));
    const [worst] = all.toSorted((one, other) => other.ms - one.ms);
    if (worst) tell(name, worst, Math.max(...all.map(({ bytes }) => bytes)));
  }
} finally {
  await api.close();
  await shop.close();
}

/** The median of some rounds after the first, which finds what the storefront keeps. */
async function measure(document: string): Promise<Measured> {
  api.dropCached();
  const times: number[] = [];
  let [bytes, code] = [0, ''];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const before = process.cpuUsage();
    const { text, body } = await api.http.post('/graphql').send({ query: document });
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
    bytes = Buffer.byteLength(text);
    code = (body as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code ?? '';
  }
  const [firstMs = NaN, ...later] = times;
  const ms = later.toSorted((one, other) => one - other)[ROUNDS >> 1] ?? NaN;
  return { ms, firstMs, bytes, code, document };
}

function tell(name: string, { ms, firstMs, code, document }: Measured, bytes: number): void {
  const isMet = ms <= MAX_MS && bytes <= MAX_BYTES;
  if (!isMet) process.exitCode = 1;
  const figures = `${ms.toFixed(0).padStart(5)} ms, first ${firstMs.toFixed(0).padStart(5)} ms ${(bytes / 1024).toFixed(0).padStart(6)} KB`;
  console.log(`${name.padEnd(14)} ${figures}${code && ` ${code}`}${isMet ? '' : '  MISSED'}`);
  if (!isMet) console.log(`  ${document.slice(0, 300)}`);
}
