import express from 'express';
import { type RawBuilder, sql } from 'kysely';
import pino from 'pino';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenedDatabase } from '#shop/db/connection/opened-database.ts';
import { failureHandler } from '#shop/http/failure.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { ENGINES, openTestDatabase } from '#tests/support/database/database.ts';

const VALUES: Record<string, RawBuilder<unknown>> = {
  'a number out of range': sql`select ${'99999999999'}::integer`,
  'a sum out of range': sql`select 2147483647 + ${1}::integer`,
  'a text that is no number': sql`select ${'abc'}::integer`,
  'a zero byte': sql`select ${'a\u0000b'}::text`,
  'a date that is none': sql`select ${'2024-02-30'}::timestamptz`,
  'JSON that is none': sql`select ${'{'}::jsonb`,
  'a pattern that ends in its escape': sql`select 'name' like ${'%\\'}`,
  'an expression that is none': sql`select 'name' ~ ${'('}`,
};

// No call lets such a value through to the database; should one ever, this is what it answers.
describe.each(ENGINES)('a value that %s cannot store', (engine) => {
  let database: OpenedDatabase;
  let app: express.Express;

  beforeAll(async () => {
    database = await openTestDatabase(engine, testCatalog);
    app = express();
    app.get('/value/:what', async (req) => {
      await VALUES[req.params.what]?.execute(database.db);
    });
    app.get('/failure', async () => {
      await sql`select 1 from no_such_table`.execute(database.db);
    });
    app.use(failureHandler(pino({ level: 'silent' })));
  });
  afterAll(() => database.close());

  test.each(Object.keys(VALUES))('is reported as a client error: %s', async (what) => {
    const answer = await supertest(app).get(`/value/${encodeURIComponent(what)}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      success: 0,
      error: ['Invalid value'],
      error_details: [{ code: 'invalid_value', message: 'Invalid value' }],
    });
  });

  test('is distinguished from an internal error, whose response reveals no details', async () => {
    const answer = await supertest(app).get('/failure');
    expect(answer.status).toBe(500);
    expect(answer.body).toMatchObject({ success: 0, error: ['Internal Server Error'] });
    expect(answer.text).not.toContain('no_such_table');
  });
});
