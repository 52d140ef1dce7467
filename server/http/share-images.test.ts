import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import express, { type ErrorRequestHandler } from 'express';
import pino from 'pino';
import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';
import { createRestClient } from '#server/rest/client.ts';
import { createAddressBudget } from './address-limit.ts';
import { shareImages } from './share-images.ts';

const FILE = 'share/product/manaforge-omega/usd-0123456789abcdef.jpg';

test('an existing share image is sent without an API request, and is cached as immutable', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'share-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(dirname(join(folder, FILE)), { recursive: true });
  await writeFile(join(folder, FILE), 'a picture');
  const answer = await request(express().use(images(folder)))
    .get(`/${FILE}`)
    .expect(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test('without a studio a missing share image gets a 404 response', async () => {
  await request(express().use(images(tmpdir())))
    .get(`/${FILE}`)
    .expect(404)
    .expect('Cache-Control', 'private, no-store');
});

test('requests for missing share images are rate-limited per address', async () => {
  const budget = createAddressBudget({ tries: 1, seconds: 60 }, () => '203.0.113.1');
  const app = express().use(images(tmpdir(), { limit: budget.perRequest, drawCard: async () => undefined }));
  app.use(((_error, _req, res, _next) => void res.sendStatus(500)) satisfies ErrorRequestHandler);
  // No shop answers here.
  await request(app).get(`/${FILE}`).expect(500);
  const refused = await request(app).get(`/${FILE}`).expect(429);
  expect(refused.headers).toHaveProperty('retry-after');
});

function images(folder: string, given: Partial<Parameters<typeof shareImages>[0]> = {}) {
  const log = pino({ level: 'silent' });
  const client = createRestClient({
    url: 'http://shop.invalid',
    clientId: '',
    clientSecret: '',
    log,
    maxStreamsPerAddress: 1,
  });
  onTestFinished(() => client.close());
  return shareImages({ client, log, folder, limit: (_req, _res, next) => next(), ...given });
}
