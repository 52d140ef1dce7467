import { expect } from 'vitest';
import type { Browser, Loose } from './api.ts';

const PRODUCT = `query ($path: String!) {
  product(path: $path) { id options { sendid name type required values { value name price { amount } } } }
}`;

export const ADD = `mutation ($input: AddToCartInput!) {
  addToCart(input: $input) { cart { ...All } errors { field code message } }
}
fragment All on Cart {
  id count version coupon warnings total { amount currency formatted }
  lines { id quantity minimum inStock unitPrice { amount } total { amount }
    options { sendid name value } product { id name path game { name path } image { src } } }
  totals { code title amount { amount } }
  fields { title game fields { sendid name type required format placeholder values { value name } } }
}`;

/** A product with what makes its answers: `pick` a value by its name, `say` a text. */
export async function readProduct(browser: Browser, path: string) {
  const { data } = await browser.ask(PRODUCT, { path });
  const product = data['product']!;
  const option = (name: string) => product['options']!.find((one) => String(one['name']) === name)!;
  const pick = (name: string, value: string) => ({
    sendid: String(option(name)['sendid']),
    value: String(option(name)['values']!.find((one) => String(one['name']) === value)!['value']),
  });
  const say = (name: string, value: string) => ({ sendid: String(option(name)['sendid']), value });
  return { id: String(product['id']), pick, say };
}

/** Puts a heroic raid with all its answers into the cart, 89.90 USD. */
export async function addRaid(browser: Browser): Promise<Loose> {
  const raid = await readProduct(browser, 'heroic-raid');
  const options = [
    raid.pick('Who plays', 'Piloted'),
    raid.pick('Loot', 'Priority'),
    raid.pick('Add-ons', 'Stream'),
    raid.pick('Add-ons', 'Mount'),
    raid.say('BattleTag', 'Grommash88#12345'),
  ];
  const { data, errors } = await browser.ask(ADD, { input: { product: raid.id, quantity: 1, options } });
  expect(errors).toBeUndefined();
  return data['addToCart']!;
}

/** Puts a coaching into the cart, whose game asks for a platform. */
export async function addCoaching(browser: Browser): Promise<Loose> {
  const { id } = await readProduct(browser, 'coaching');
  return (await browser.ask(ADD, { input: { product: id } })).data['addToCart']!;
}
