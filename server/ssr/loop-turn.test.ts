import { expect, test } from 'vitest';
import { ownLoopTurn } from './loop-turn.ts';

test('what else the event loop has to do comes between two turns', async () => {
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

test('one that comes later is not forgotten', async () => {
  await ownLoopTurn();
  await ownLoopTurn();
  await expect(ownLoopTurn()).resolves.toBeUndefined();
});
