// `npm run bench -- search`: how well the search answers the open set of queries.
import { readCatalog } from '#catalog/read.ts';
import { restOf } from '#tests/support/rest.ts';
import { createTestShop } from '#tests/support/shop.ts';
import { askShop } from './ask.ts';
import { readQuerySet } from './query-set.ts';
import { type Score, type Scored, isFilled, rankOf, scoreOf } from './score.ts';

const isTuning = process.argv.includes('--misses');

const shop = await createTestShop({ catalog: readCatalog() });
try {
  const rest = await restOf(shop);
  const scored: Scored[] = [];
  for (const asked of readQuerySet()) scored.push({ asked, answered: await askShop(rest, asked.text) });
  report(
    'tuned on',
    scored.filter(({ asked }) => !asked.isHeldOut),
  );
  report(
    'held out',
    scored.filter(({ asked }) => asked.isHeldOut),
  );
  report('all', scored);
  for (const [kind, some] of Map.groupBy(scored, ({ asked }) => asked.kind)) report(`  ${kind}`, some);
  if (isTuning) for (const one of scored.filter(({ asked }) => !asked.isHeldOut)) tellMiss(one);
} finally {
  await shop.close();
}

function report(name: string, scored: Scored[]): void {
  const score: Score = scoreOf(scored);
  console.log(
    name.padEnd(12),
    `top-1 ${percent(score.top1)}  top-3 ${percent(score.top3)}  MRR ${score.meanReciprocalRank.toFixed(3)}`,
    ` empty ${percent(score.empty)} of ${score.sold} sold;`,
    ` not sold told ${percent(score.notSoldTold)} of ${score.notSold};`,
    ` filled ${percent(score.filledRight)} of ${score.filledOf}`,
  );
}

/** Only of the part that is tuned on. */
function tellMiss(one: Scored): void {
  const { asked, answered } = one;
  const missing = asked.filled.filter((pair) => !isFilled(one, pair));
  const rank = rankOf(one);
  const isUntold = asked.accepted.length === 0 && answered.total > 0 && !answered.isNearest;
  if (rank > 3 && asked.accepted.length > 0) {
    console.log(
      `miss   ${asked.text} → ${answered.products.slice(0, 3).join(', ')} | ${answered.categories.slice(0, 3).join(', ')} (${answered.total})`,
    );
  } else if (isUntold) console.log(`untold ${asked.text} → ${answered.products.slice(0, 3).join(', ')}`);
  if (missing.length > 0) {
    const got = answered.filled.map(({ key, value }) => `${key}=${value}`).join(';');
    console.log(`unfilled ${asked.text}: ${missing.map((pair) => pair.join('=')).join(';')} of ${got}`);
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`.padStart(7);
}
