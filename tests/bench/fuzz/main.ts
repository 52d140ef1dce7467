// `npm run bench -- fuzz`: 10,000 random documents and 10,000 spoilt bodies; none may be answered 5xx,
// without a code, or with data that costs more than the limit. An argument is the seed.
import { createSchema } from '#server/graphql/schema.ts';
import { openApi } from '#tests/support/api.ts';
import { type Fuzzed, fuzz } from '#tests/support/fuzz.ts';

const COUNT = 10_000;
const seed = Number(process.argv[2] ?? 1);
const api = await openApi();
try {
  const schema = createSchema();
  report('documents', await fuzz(api, schema, { seed, count: COUNT }));
  report('bodies', await fuzz(api, schema, { seed, count: COUNT, spoils: true }));
} finally {
  await api.close();
}

function report(what: string, { answered, refused, faults }: Fuzzed): void {
  console.log(`${COUNT} ${what} of seed ${seed}: ${answered} answered with data, ${faults.length} faults`);
  for (const [code, count] of [...refused].toSorted(([, a], [, b]) => b - a)) console.log(`  ${code} ${count}`);
  for (const fault of faults.slice(0, 20)) console.log(`  FAULT ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
