// Half of the load that this machine can take, for minutes, against real processes: what grows, fails or leaks.
import { setTimeout as wait } from 'node:timers/promises';
import { embeddedEngine, type Engine, postgresEngine } from '#tests/bench/shop/engine.ts';
import { capacityOf, emptyLoad, loadAt } from './load.ts';
import { type Goal, judge, type Quarter, tableOf } from './measure.ts';
import { startUnderTest } from './processes.ts';

const WARM_UP_MS = 10_000;
const MEASURES_A_QUARTER = 5;

const minutes = Number(process.env['SOAK_MINUTES'] ?? 5);
const engines = [embeddedEngine, ...(process.env['TEST_DATABASE_URL'] ? [postgresEngine] : [])];
let missed = 0;
for (const make of engines) {
  const engine = await make();
  try {
    const goals = await soak(engine, (minutes * 60_000) / engines.length);
    missed += goals.filter(({ isMet }) => !isMet).length;
  } finally {
    await engine.remove();
  }
}
if (missed > 0) console.log(`${missed} goals missed`);
process.exitCode = missed > 0 ? 1 : 0;

async function soak(engine: Engine, ms: number): Promise<Goal[]> {
  const shop = await startUnderTest(engine);
  try {
    const capacity = await capacityOf(shop.url, WARM_UP_MS);
    const perSecond = Math.max(1, capacity / 2);
    const load = emptyLoad();
    const end = Date.now() + ms;
    const running = loadAt(shop.url, perSecond, end, load);
    const quarters = await watch(shop.measure, ms);
    await running;
    const goals = judge(quarters, load);
    const { requests, aborted } = load;
    const title = `${engine.name}: ${requests} requests in ${Math.round(ms / 1000)} s, ${aborted} hung up on; ${perSecond.toFixed(0)} steps a second, half of ${capacity.toFixed(0)}`;
    console.log(tableOf(title, goals));
    return goals;
  } finally {
    await shop.stop();
  }
}

async function watch(measure: () => Promise<Record<string, Quarter['measures'][string][number]>>, ms: number) {
  const quarters: Quarter[] = [];
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const measures: Quarter['measures'] = {};
    for (let turn = 0; turn < MEASURES_A_QUARTER; turn += 1) {
      await wait(ms / 4 / MEASURES_A_QUARTER);
      for (const [name, one] of Object.entries(await measure())) (measures[name] ??= []).push(one);
    }
    quarters.push({ measures });
  }
  return quarters;
}
