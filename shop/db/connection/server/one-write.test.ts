import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { writeOnce } from './one-write.ts';

test('statements sent in the same event-loop turn share one write, and later ones use another', async () => {
  const writes: string[] = [];
  const stream = new Writable({
    decodeStrings: false,
    writev(chunks, done) {
      writes.push(chunks.map(({ chunk }) => String(chunk)).join(' '));
      done();
    },
  });
  const client = { connection: { stream }, query: (text: string) => stream.write(text) };
  writeOnce(client as unknown as pg.PoolClient);
  client.query('begin');
  await Promise.resolve();
  client.query('select');
  await turn();
  client.query('commit');
  await turn();
  expect(writes).toEqual(['begin select', 'commit']);
});
