import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { latestAnswer } from './latest-answer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setup(answerAfterMs: (question: string) => number) {
  const asked: string[] = [];
  const shown: string[] = [];
  const ask = (question: string) => {
    asked.push(question);
    return new Promise<string>((resolve) => setTimeout(() => resolve(question.toUpperCase()), answerAfterMs(question)));
  };
  return { asked, shown, live: latestAnswer(ask, (answer) => shown.push(answer), 250) };
}

test('quick changes send one request, for the last of them', async () => {
  const { asked, shown, live } = setup(() => 10);
  live.question('a');
  await vi.advanceTimersByTimeAsync(249);
  live.question('b');
  await vi.advanceTimersByTimeAsync(260);
  expect(asked).toEqual(['b']);
  expect(shown).toEqual(['B']);
});

test('a late response to an older request is dropped', async () => {
  const { shown, live } = setup((question) => (question === 'slow' ? 1000 : 10));
  live.question('slow');
  await vi.advanceTimersByTimeAsync(300);
  live.question('fast');
  await vi.advanceTimersByTimeAsync(2000);
  expect(shown).toEqual(['FAST']);
});

test('a response after the page was left is dropped', async () => {
  const { shown, live } = setup(() => 10);
  live.question('a');
  await vi.advanceTimersByTimeAsync(255);
  live.stop();
  await vi.advanceTimersByTimeAsync(100);
  expect(shown).toEqual([]);
});
