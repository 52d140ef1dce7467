import { setTimeout as wait } from 'node:timers/promises';
import type { Load } from './measure.ts';
import { newVisitor, type Visitor } from './visitor.ts';

const VISITORS_AT_ONCE = 40;
/** A visitor leaves after so many steps and another one comes. */
const STEPS_A_VISIT = 30;
const MAX_AT_ONCE = 200;
const MAX_PATIENCE_MS = 30;

export function emptyLoad(): Load {
  return { requests: 0, aborted: 0, errors: new Map(), foreignCanaries: 0, orders: 0 };
}

/** How many steps a second the shop can take: 16 visitors, each with its next step as soon as the last is done. */
export async function capacityOf(url: string, ms: number): Promise<number> {
  const load = emptyLoad();
  const until = Date.now() + ms;
  const one = async (number: number) => {
    const visitor = newVisitor(url, 1_000_000 + number);
    for (let turn = number; Date.now() < until; turn += 1) await step(visitor, turn, load, false);
  };
  await Promise.all(Array.from({ length: 16 }, (_, number) => one(number)));
  return load.requests / (ms / 1000);
}

/** So many steps a second, whatever the answers take, until `end`; one in ten clients hangs up on its answer. */
export async function loadAt(url: string, perSecond: number, end: number, load: Load): Promise<void> {
  const visits: { visitor: Visitor; steps: number }[] = [];
  const open = new Set<Promise<void>>();
  let comers = 0;
  for (let turn = 0, dueMs = Date.now(); Date.now() < end; turn += 1, dueMs += 1000 / perSecond) {
    const place = turn % VISITORS_AT_ONCE;
    const visit = visits[place];
    const current =
      visit && visit.steps < STEPS_A_VISIT ? visit : { visitor: newVisitor(url, (comers += 1)), steps: 0 };
    visits[place] = current;
    current.steps += 1;
    const work = step(current.visitor, turn, load, turn % 10 === 3).finally(() => open.delete(work));
    open.add(work);
    // More than that at once would measure the client.
    if (open.size >= MAX_AT_ONCE) await Promise.race(open);
    await wait(Math.max(0, dueMs - Date.now()));
  }
  await Promise.all(open);
}

async function step(visitor: Visitor, turn: number, load: Load, hangsUp: boolean): Promise<void> {
  const signal = hangsUp ? AbortSignal.timeout(Math.ceil(Math.random() * MAX_PATIENCE_MS)) : undefined;
  const asked = signal ? { signal } : {};
  try {
    if (turn % 50 === 7) {
      const { answers, isPlaced } = await visitor.order();
      for (const answer of answers) note(answer);
      if (isPlaced) load.orders += 1;
    } else note(await (turn % 5 === 0 ? visitor.cart(asked) : visitor.page(asked)));
  } catch (error) {
    load.requests += 1;
    if (signal?.aborted) load.aborted += 1;
    else fail(error instanceof Error ? error.message : String(error));
  }

  function fail(kind: string): void {
    load.errors.set(kind, (load.errors.get(kind) ?? 0) + 1);
  }

  function note({ status, text }: { status: number; text: string }): void {
    load.requests += 1;
    const [, code] = /"((?:UPSTREAM|INTERNAL)_\w+)"/.exec(text) ?? [];
    if (status >= 500 || status === 429) fail(String(status));
    else if (code) fail(code);
    load.foreignCanaries += visitor.foreign(text);
  }
}
