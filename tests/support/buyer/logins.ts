import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { productId, raidChoice } from '#tests/support/catalog/goods.ts';
import type { Engine } from '#tests/support/database/database.ts';
import { deskOf } from '#tests/support/desk.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import type { Loose, Shopper } from './shopper.ts';
import { act, buy, see } from './work.ts';

export const VAULT = { key: '', keyBefore: '', loginDays: 14 };
/** Secrets contain a canary, so that tests can search for it everywhere. */
export const LOGIN = {
  account: 'canary.rowan@battle.example',
  password: ' Canary-Pa55w0rd"<b> ',
  note: 'Canary PIN 4711',
};
export const REASON = 'Levels 80 to 84 tonight';
const PERSON = { custom_field: { account: { battletag: 'Rowan#2134', realm: 'Ravencrest' } } };

/** A shop with two players, and the keys they have of it. */
export async function openLoginShop(engine: Engine, now: () => Date) {
  const limits = { look: { own: { tries: 8, seconds: 3_600 } } };
  const shop = await createTestShop({ engine, now, config: { limits, vault: VAULT } });
  const add = async (slug: string) => {
    const body = { slug, name: slug, games: ['wow-carry'], languages: ['en'] };
    return String((await deskOf(shop).ask('POST', '/players', JSON.stringify(body))).data['key']);
  };
  return { shop, keys: { morrow: await add('morrow'), kael: await add('kael') } };
}

type Given = { shop: TestShop; keys: Record<'morrow' | 'kael', string>; rest: Shopper };

/** What a buyer and a player do with the login of a line; `given` is asked at each call. */
export function loginsOf(given: () => Given) {
  const order = async (play = 'Piloted') => {
    const { shop, rest } = given();
    const option = await raidChoice(rest, { battletag: 'Rowan#2134', play });
    await rest.post('/cart', { product_id: await productId(rest, 'heroic-raid'), option });
    return buy(shop, rest, PERSON);
  };
  const keyOf = (bought: Loose) => String(bought['products']?.[0]?.['key']);
  const seal = (bought: Loose, more: object = {}) =>
    act(given().rest, bought, 'login', { line: keyOf(bought), ...LOGIN, ...more });
  const loginOf = async (bought: Loose) => (await see(given().rest, bought))['products']?.[0]?.['login'];
  return {
    order,
    keyOf,
    seal,
    loginOf,
    kindsOf: async (bought: Loose) => (await loginOf(bought))?.['record']?.map(({ kind }) => kind),
    /** A sealed login whose line is Morrow's. */
    async assigned() {
      const bought = await order();
      expect((await seal(bought)).status).toBe(200);
      const assigned = await deskOf(given().shop).act(bought, 'assign-player', { player: 'morrow' });
      expect(assigned.status).toBe(200);
      return bought;
    },
    open(bought: Loose, more: Record<string, unknown> = {}, key = given().keys.morrow, name = 'open-login') {
      const body = { line: keyOf(bought), player: 'morrow', reason: REASON, ...more };
      const path = `/orders/${String(bought['order_number'])}/${name}`;
      const headers = { 'X-Player-Key': key, 'Idempotency-Key': randomUUID() };
      return deskOf(given().shop).ask('POST', path, JSON.stringify(body), headers);
    },
  };
}
