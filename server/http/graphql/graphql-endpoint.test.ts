import express from 'express';
import pino from 'pino';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { createYogaServer } from '#server/graphql/engine/yoga.ts';
import { createSchema } from '#server/graphql/schema.ts';
import { UNKNOWN_VISITOR } from '#server/session/visitor.ts';
import { createAnswerStore } from './answer-store.ts';
import { askedLog } from './asked-log.ts';
import { graphqlEndpoint } from './graphql-endpoint.ts';

test('an internal error is logged with its own request id and not exposed in the response', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const app = express();
  app.use((req, res, next) => {
    const requestId = String(req.get('X-Id'));
    res.locals['requestId'] = requestId;
    res.locals['log'] = log.child({ requestId });
    next();
  });
  app.use(
    '/graphql',
    graphqlEndpoint({
      yoga: createYogaServer({
        schema: createSchema(),
        stored: new Map(),
        createContext: () => {
          throw new Error('broken');
        },
        logOf: () => askedLog(log),
        mayWrite: () => true,
        varies: [],
      }),
      visitorOf: () => UNKNOWN_VISITOR,
      mayTrace: () => false,
      isTimed: false,
      answers: createAnswerStore({ isStored: () => false, isOpen: true, count: undefined }),
    }),
  );
  const ask = (id: string) =>
    supertest(app).post('/graphql').set('X-Id', id).send({ query: '{ viewer { country } }' }).expect(500);
  const answers = await Promise.all(['request-1', 'request-2'].map(ask));
  for (const { text } of answers) expect(text).not.toContain('broken');
  const logged = lines.map((line): { requestId?: string; err?: { message: string } } => JSON.parse(line));
  expect(logged.map(({ requestId, err }) => [requestId, err?.message]).toSorted()).toEqual([
    ['request-1', 'broken'],
    ['request-2', 'broken'],
  ]);
});
