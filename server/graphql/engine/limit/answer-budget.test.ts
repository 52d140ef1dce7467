import { buildSchema, type ExecutionResult, parse } from 'graphql';
import { expect, test } from 'vitest';
import { countAnswers, executeWithin, MAX_BYTES, MAX_VALUES, subscribeWithin } from './answer-budget.ts';
import { withDefer } from '#server/graphql/engine/incremental.ts';

type Told = { list: { numbers: number[]; text: string } };

/** The answers to the events of a subscription, in their order. */
async function answersTo(events: Told[]): Promise<ExecutionResult[]> {
  const schema = countAnswers(
    buildSchema('type List { numbers: [Int!]! text: String! } type Query { a: Int } type Subscription { list: List }'),
  );
  async function* source() {
    yield* events;
  }
  const stream = await subscribeWithin({
    schema,
    document: parse('subscription { list { numbers text } }'),
    contextValue: {},
    subscribeFieldResolver: source,
  });
  if (!(Symbol.asyncIterator in stream)) throw new Error('no stream');
  const answers: ExecutionResult[] = [];
  for await (const answer of stream) answers.push(answer);
  return answers;
}

const small: Told = { list: { numbers: [1, 2], text: 'small' } };

test('each event of a subscription has its own budget, and events continue after one that is too large', async () => {
  const half: Told = { list: { numbers: Array(MAX_VALUES * 0.6).fill(1), text: '' } };
  const many: Told = { list: { numbers: Array(MAX_VALUES).fill(1), text: '' } };
  const long: Told = { list: { numbers: [], text: 'x'.repeat(MAX_BYTES) } };
  const answers = await answersTo([half, half, many, long, small]);
  expect(answers.map(({ errors }) => errors?.[0]?.extensions['code'] ?? 'told')).toEqual([
    'told',
    'told',
    'ANSWER_TOO_LARGE',
    'ANSWER_TOO_LARGE',
    'told',
  ]);
  expect(answers.at(2)?.data).toBeNull();
  expect(answers.at(-1)?.data).toEqual(small);
});

test('a list that would exceed the budget fails before its first entry is resolved', async () => {
  const schema = countAnswers(buildSchema('type One { a: Int b: Int } type Query { some: [One] }'));
  const seen: number[] = [];
  const entries = (count: number) => Array.from({ length: count }, (_, at) => ({ a: () => seen.push(at), b: 1 }));
  const ask = (count: number, document: string) =>
    executeWithin(
      { schema, document: parse(document), contextValue: {}, rootValue: { some: entries(count) } },
      (error) => error,
    );
  expect(await ask(MAX_VALUES / 2, '{ some { a b __typename } }')).toMatchObject({
    data: null,
    errors: [{ path: undefined, extensions: { code: 'ANSWER_TOO_LARGE', limit: MAX_VALUES } }],
  });
  expect(seen).toEqual([]);
  const few = MAX_VALUES / 4;
  expect(await ask(few, '{ some { a b __typename a } }')).not.toHaveProperty('errors');
  expect(seen).toHaveLength(few);
});

test('an error counts as many values, and a response with too many errors is cut off', async () => {
  const schema = countAnswers(buildSchema('type One { bad: Int } type Query { some: [One] }'));
  const bad = () => Promise.reject(new Error('bad'));
  const ask = (count: number) => {
    const rootValue = { some: Array(count).fill({ bad }) };
    return executeWithin(
      { schema, document: parse('{ some { bad } }'), contextValue: {}, rootValue },
      (error) => error,
    );
  };
  expect(await ask(100)).toMatchObject({ data: { some: { length: 100 } }, errors: { length: 100 } });
  expect(await ask(300)).toMatchObject({ data: null, errors: [{ extensions: { code: 'ANSWER_TOO_LARGE' } }] });
});

test('the parts of a deferred response share one budget, and a part over it becomes an error', async () => {
  const schema = withDefer(countAnswers(buildSchema('type Query { first: String later: String last: String }')));
  const text = 'x'.repeat(MAX_BYTES * 0.6);
  const held = Promise.withResolvers<void>();
  const answer = await executeWithin(
    {
      schema,
      document: parse('{ first ... @defer { later } ... @defer { last } }'),
      contextValue: {},
      rootValue: { first: text, later: () => held.promise.then(() => text), last: () => held.promise.then(() => '') },
    },
    (error) => error,
  );
  if (!(Symbol.asyncIterator in answer)) throw new Error('the answer has one part');
  const parts: unknown[] = [];
  for await (const part of answer) {
    parts.push(part);
    held.resolve();
  }
  expect(parts[0]).toMatchObject({ data: { first: text }, hasNext: true });
  expect(parts.at(-1)).toMatchObject({ hasNext: false });
  expect(JSON.stringify(parts.slice(1))).toContain('ANSWER_TOO_LARGE');
  expect(JSON.stringify(parts.slice(1))).not.toContain(text);
});

test('an invalid subscription gets a response with its errors', async () => {
  const schema = buildSchema('type Query { a: Int } type Subscription { b: Int }');
  const answer = await subscribeWithin({
    schema,
    document: parse('subscription ($v: Int!) { b }'),
    variableValues: {},
  });
  expect(answer).toMatchObject({ errors: [{ message: expect.stringContaining('$v') as string }] });
});
