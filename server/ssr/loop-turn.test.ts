import { expect, test } from 'vitest';
import { ownLoopTurn } from './loop-turn.ts';

test('other work of the event loop runs between two turns', async () => {
  const done: string[] = [];
  const everyTurn = () => {
    done.push('loop');
    if (done.length < 20) setImmediate(everyTurn);
  };
  setImmediate(everyTurn);
  await Promise.all(['a', 'b', 'c'].map((name) => ownLoopTurn().then(() => done.push(name))));
  const between = done.join(' ').split(/ [abc] ?/);
  expect(done.filter((name) => name !== 'loop')).toEqual(['a', 'b', 'c']);
  expect(between.slice(0, 3).every((rest) => rest.includes('loop'))).toBe(true);
});

test('later calls of ownLoopTurn resolve too', async () => {
  await ownLoopTurn();
  await ownLoopTurn();
  await expect(ownLoopTurn()).resolves.toBeUndefined();
});
