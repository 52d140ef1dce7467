import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { pushWorker } from './push-worker.ts';

test('the push worker is served with no-cache, and handles no fetch events and no caches', async () => {
  const { text, headers } = await request(express().use(pushWorker())).get('/push-worker.js').expect(200);
  expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
  const listened = [...text.matchAll(/addEventListener\('(\w+)'/g)].map(([, event]) => event);
  expect(listened).toEqual(['push', 'notificationclick', 'pushsubscriptionchange']);
  expect(text).not.toContain('caches');
});

test('a changed push subscription is sent to the shop with the old one', async () => {
  const subscription = (name: string) => ({
    options: { applicationServerKey: 'key' },
    toJSON: () => ({
      endpoint: `https://push.example.com/${name}`,
      keys: { p256dh: `${name} key`, auth: `${name} auth` },
    }),
  });
  const listeners = new Map<string, (event: object) => void>();
  const sent: unknown[] = [];
  const subscribe = () => Promise.resolve(subscription('made'));
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => void listeners.set(name, listener),
    registration: { pushManager: { subscribe } },
  };
  const fetch = (path: string, { body }: { body: string }) => sent.push([path, JSON.parse(body)]);
  runInNewContext(readFileSync(new URL('push-worker.js', import.meta.url), 'utf8'), { self, fetch });
  const change = async (event: object) => {
    const work: Promise<void>[] = [];
    listeners.get('pushsubscriptionchange')?.({ ...event, waitUntil: (one: Promise<void>) => work.push(one) });
    await Promise.all(work);
  };
  await change({ oldSubscription: subscription('old'), newSubscription: subscription('new') });
  await change({ oldSubscription: subscription('old'), newSubscription: null });
  await change({ oldSubscription: null, newSubscription: subscription('new') });
  const told = (name: string) => [
    '/api/public/push/renew',
    {
      old_endpoint: 'https://push.example.com/old',
      old_auth: 'old auth',
      endpoint: `https://push.example.com/${name}`,
      p256dh: `${name} key`,
      auth: `${name} auth`,
    },
  ];
  expect(sent).toEqual([told('new'), told('made')]);
});
