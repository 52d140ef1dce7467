import { randomUUID } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { openBooks, type Books } from '#tests/support/buyer/books.ts';
import { READY_LIMIT_MS, startStorefront, type Storefront } from '#tests/support/process/storefront.ts';

type PerWorker = { storefront: Storefront; books: Books };
/** `pictures`: whether the browser shows any. */
export type PerTest = { pictures: boolean; pageErrors: string[]; email: string };

/** A test that fails on any console error, CSP violation, script error or request to another host. */
export const test = base.extend<PerTest, PerWorker>({
  storefront: [
    async ({}, use) => {
      const storefront = await startStorefront({ prepared: true, built: true });
      await use(storefront);
      await storefront.stop();
    },
    { scope: 'worker', timeout: 2 * READY_LIMIT_MS },
  ],
  books: [async ({ storefront }, use) => use(await openBooks(storefront)), { scope: 'worker' }],
  // Of this run of the test alone: its orders are counted by it.
  email: async ({}, use) => use(`buyer-${randomUUID()}@example.com`),
  baseURL: async ({ storefront }, use) => use(storefront.url),
  pictures: [true, { option: true }],
  pageErrors: [
    async ({ page, pictures }, use) => {
      const pageErrors: string[] = [];
      page.on('console', (message) => {
        // A form that is answered with its errors is no error of the page's.
        if (message.text().includes('status of 422')) return;
        // Nor is a page that says with its status that it is not there.
        if (message.text().includes('status of 404') && /\/en-us\/[^.]*$/.test(message.location().url)) return;
        // Nor is the preload of a picture, in a browser that shows none.
        if (!pictures && /\/media\/.* not used /.test(message.text())) return;
        if (message.type() === 'error' || message.type() === 'warning')
          pageErrors.push(`console: ${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => pageErrors.push(`script: ${error.message}`));
      page.on('request', (request) => {
        if (!/^(data|blob):|^http:\/\/localhost[:/]/.test(request.url()))
          pageErrors.push(`foreign request: ${request.url()}`);
      });
      await use(pageErrors);
      expect(pageErrors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
