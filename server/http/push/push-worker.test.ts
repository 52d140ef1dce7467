import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { pushWorker } from './push-worker.ts';

test('the worker of notifications is a script that answers no request of a page, and is kept nowhere', async () => {
  const { text, headers } = await request(express().use(pushWorker())).get('/push-worker.js').expect(200);
  expect(headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
  const listened = [...text.matchAll(/addEventListener\('(\w+)'/g)].map(([, event]) => event);
  expect(listened).toEqual(['push', 'notificationclick']);
  expect(text).not.toContain('caches');
});
