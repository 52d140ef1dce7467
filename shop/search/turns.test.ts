import { expect, test } from 'vitest';
import { turnsOf } from './turns.ts';

function work(ms: number): void {
  for (const untilMs = performance.now() + ms; performance.now() < untilMs;);
}

test.each([true, false])(
  'long work yields to the event loop, with a request waiting for it: %s',
  async (isWaitedFor) => {
    const turn = turnsOf(() => isWaitedFor);
    let isTurn = false;
    setImmediate(() => (isTurn = true));
    await turn();
    expect(isTurn).toBe(false);
    work(5);
    await turn();
    expect(isTurn).toBe(true);
  },
);

test('background work pauses for longer than it has worked', async () => {
  const turn = turnsOf(() => false);
  const order: string[] = [];
  work(20);
  const rested = turn().then(() => order.push('worked on'));
  setTimeout(() => order.push('other work'), 30);
  await rested;
  expect(order).toEqual(['other work', 'worked on']);
});

test('a request that arrives during a pause of background work ends the pause', async () => {
  let isWaitedFor = false;
  const turn = turnsOf(() => isWaitedFor);
  const order: string[] = [];
  work(100);
  const rested = turn().then(() => order.push('worked on'));
  isWaitedFor = true;
  const other = new Promise<void>((resolve) => setTimeout(() => resolve(void order.push('other work')), 200));
  await Promise.all([rested, other]);
  expect(order).toEqual(['worked on', 'other work']);
});
