import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { staticFiles } from './static-files.ts';

function house() {
  const asked: string[] = [];
  const draw = async (file: string) => void asked.push(file);
  return { asked, app: express().use(staticFiles(draw)) };
}

test('a missing product picture is requested from the studio, and gets 404 if it cannot be drawn', async () => {
  const { app, asked } = house();
  await request(app).get('/media/product/no-such-product/640x480.avif').expect(404);
  expect(asked).toEqual(['product/no-such-product/640x480.avif']);
});

test('other missing files are not requested from the studio', async () => {
  const { app, asked } = house();
  await request(app).get('/media/house/no-such-picture-1x1.webp').expect(404);
  await request(app).get('/media/product/a/640x480.png').expect(404);
  await request(app).get('/media/product/..%2f..%2fsecret/640x480.avif').expect(404);
  await request(app).post('/media/product/a/640x480.avif').expect(404);
  expect(asked).toEqual([]);
});

test.each(['/media/product/a/640x480.webp', '/media/product/a/640x480.png', '/assets/of-another-build.js'])(
  'no cache stores that %s is missing',
  async (path) => {
    const { status, headers } = await request(express().use(staticFiles())).get(path);
    expect([status, headers['cache-control']]).toEqual([404, 'private, no-store']);
  },
);
