// `npm run bench -- fuzz`: 10,000 random documents and 10,000 spoilt bodies; none may be answered 5xx,
// without a code, or with data that costs more than the limit. An argument is the seed.
import { createSchema } from '#server/graphql/schema.ts';
import { openApi } from '#tests/support/buyer/api.ts';
import { type Fuzzed, fuzz } from '#tests/support/hostile/fuzz.ts';

const COUNT = 10_000;
const SHOWN_FAULTS = 20;
const seed = Number(process.argv[2] ?? 1);
if (!Number.isInteger(seed) || process.argv.length > 3) {
  console.error(`${process.argv.slice(2).join(' ')} is not a seed: specify one whole number`);
  process.exit(2);
}
const api = await openApi();
try {
  const schema = createSchema();
  const documents = await measured('documents', { seed, count: COUNT });
  const bodies = await measured('bodies', { seed, count: COUNT, spoils: true });
  report(documents, bodies);

  async function measured(what: string, asked: Parameters<typeof fuzz>[2]) {
    const startedMs = performance.now();
    const found = await fuzz(api, schema, asked);
    const seconds = Math.round((performance.now() - startedMs) / 1_000);
    console.log(`${COUNT} ${what} of seed ${seed} in ${seconds} s: ${found.faults.length} faults`);
    for (const fault of found.faults.slice(0, SHOWN_FAULTS)) console.log(`  FAULT ${fault}`);
    if (found.faults.length > 0) process.exitCode = 1;
    return found;
  }
} finally {
  await api.close();
}

/** How many of each were answered with data, and how many errors there were of each code. */
function report(documents: Fuzzed, bodies: Fuzzed): void {
  const codes = new Set([...documents.refused.keys(), ...bodies.refused.keys()]);
  const rows = [...codes].map((code): [string, number, number] => [
    code,
    documents.refused.get(code) ?? 0,
    bodies.refused.get(code) ?? 0,
  ]);
  rows.sort(([, some, more], [, others, most]) => others + most - some - more);
  const line = (what: string, ofDocuments: number | string, ofBodies: number | string) =>
    console.log(`${what.padEnd(30)}${String(ofDocuments).padStart(10)}${String(ofBodies).padStart(10)}`);
  line('', 'documents', 'bodies');
  line('answered with data', documents.answered, bodies.answered);
  for (const row of rows) line(...row);
}
