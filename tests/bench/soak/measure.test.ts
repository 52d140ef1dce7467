import { expect, test } from 'vitest';
import { judge, type Load, type Measure } from './measure.ts';

const MB = 1024 * 1024;
const calm: Measure = { rss: 200 * MB, files: 60 * MB, heap: 80 * MB, handles: 20, sockets: 10 };
const well: Load = { requests: 100, aborted: 10, errors: new Map(), foreignCanaries: 0, orders: 1 };

const missed = (last: Measure, load = well) =>
  judge(
    [calm, calm, calm, last].map((measure) => ({ measures: { storefront: [measure, measure, measure] } })),
    load,
  ).flatMap(({ goal, isMet }) => (isMet ? [] : goal));

test('a process with small fluctuations meets every goal', () => {
  expect(missed({ ...calm, rss: 215 * MB, heap: 84 * MB, handles: 25, sockets: 18 })).toEqual([]);
});

test('each resource that grows is reported', () => {
  expect(missed({ ...calm, rss: 260 * MB, heap: 120 * MB, handles: 60, sockets: 50 })).toEqual([
    'storefront: RSS, median',
    'storefront: heap after collection',
    'storefront: handles',
    'storefront: sockets',
  ]);
});

test('a failed request, a foreign canary and a soak without orders are reported as missed goals', () => {
  expect(missed(calm, { ...well, errors: new Map([['503', 1]]), foreignCanaries: 1, orders: 0 })).toEqual([
    'requests that failed',
    'canaries of another visitor',
    'orders placed',
  ]);
});

test('files shared by two processes count once in their total memory', () => {
  const judged = (rss: number) => {
    const process = { ...calm, rss: rss * MB };
    const quarter = { measures: { storefront: [process], shop: [process] } };
    return judge([quarter, quarter, quarter, quarter], well).filter(({ isMet }) => !isMet);
  };
  expect(judged(230)).toEqual([]);
  expect(judged(240)).toEqual([
    {
      goal: 'memory of all processes, median',
      figure: '420 MB, goal 400 MB; RSS added up 480 MB',
      isMet: false,
    },
  ]);
});
