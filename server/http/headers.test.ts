import express from 'express';
import request from 'supertest';
import { expect, test } from 'vitest';
import { plainHeaders } from './headers.ts';

const app = express()
  .use(plainHeaders({ siteUrl: 'https://waystone.example', hstsSubdomains: false }))
  .use((_req, res) => res.send(''));

test.each(['/assets/cart-1a2b.js', '/assets/style-1a2b.css', '/media/product/a/640x480.avif'])(
  '%s has the headers of a static file, without those of a document',
  async (path) => {
    const { headers } = await request(app).get(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).not.toHaveProperty('x-frame-options');
  },
);

test.each(['/assets/icons-1a2b.svg', '/graphql', '/graphql/a.js', '/sitemap.xml'])(
  '%s has a policy that forbids loading and framing',
  async (path) => {
    const { headers } = await request(app).get(path);
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  },
);
