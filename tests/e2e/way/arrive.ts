import type { BrowserContext, Page } from '@playwright/test';
import { newBuyer } from '#tests/support/buyer/buyer.ts';
import type { Books, Price } from '#tests/support/buyer/books.ts';
import { waitForHydration } from '../wait-for-hydration.ts';
import { fillIn, quoteOf } from './journey.ts';
import { mouse } from './mouse.ts';
import { SERVICES, type Service } from './services.ts';
import type { Way } from './way.ts';

/** As a buyer has it who is content with the first of its choices. */
export const FIRST_CHOICE: Service = {
  ...SERVICES.radio,
  answers: [{ type: 'radio', option: 'Class', value: 'Assault' }],
};

export const slugOf = ({ path }: Service): string => path.split('/').at(-1) ?? '';

/** Gives a browser a cart, for tests of what comes after it: pages of services and of the cart take half of a purchase. */
export async function bringCart(context: BrowserContext, url: string, slug: string): Promise<void> {
  const buyer = newBuyer(url);
  await buyer.add(slug);
  await context.addCookies(buyer.cookies().map((cookie) => ({ ...cookie, url })));
}

/** Straight to the checkout, with everything filled in; answers what it costs. */
export async function arriveAtCheckout(
  page: Page,
  url: string,
  books: Books,
  email: string,
  way: Way = mouse,
): Promise<Price> {
  await bringCart(page.context(), url, slugOf(FIRST_CHOICE));
  await page.goto(`${url}/en-us/checkout`);
  if (way.hasScript) await waitForHydration(page.getByLabel('Email'));
  await fillIn(page, way, email);
  return quoteOf(books, FIRST_CHOICE, 'USD');
}
