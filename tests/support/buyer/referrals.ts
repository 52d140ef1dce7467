import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Engine } from '#tests/support/database/database.ts';
import { brokenRules } from '#tests/support/database/invariants.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { type Loose, shopperOf, type Shopper } from './shopper.ts';
import { act, addRanks, buy, NO_ACCOUNT, see, teamOf } from './work.ts';

export const TERMS = { percent: 10, credit: '5.00', minimum: '20.00', perMonth: 2, months: 12 };

/**
 * A shop for the tests of a suite, in which friends order with the code of an owner: each test has an owner and a
 * paid order of theirs. The clock stands. In the end the books must hold.
 */
export function referralSuite(engine: Engine, now: Date) {
  let shop: TestShop;
  let owner: Shopper;
  let email: string;
  let own: Loose;
  let people = 0;

  const setTerms = async (referral: typeof TERMS | undefined) => {
    const { content } = await shop.db.selectFrom('site').select('content').executeTakeFirstOrThrow();
    await shop.db
      .updateTable('site')
      .set({ content: JSON.stringify({ ...content, referral }) })
      .execute();
  };
  const someone = () => `friend${(people += 1)}@example.com`;
  const buyAs = (rest: Shopper, address: string) => buy(shop, rest, { ...NO_ACCOUNT, email: address });
  const team = () => teamOf(shop, () => now);
  const finish = async (order: Loose) => {
    await team().assign(order);
    await team().do(order, 3);
  };
  const apply = (rest: Shopper, coupon: string) => rest.post('/coupon', { coupon });
  const codeOf = async (): Promise<string> => String((await act(owner, own, 'referral')).data['referral']?.['code']);
  /** A paid order of a friend with the code: 60.50 less a tenth. */
  const friendOrder = async (code: string, address = someone()) => {
    const rest = await shopperOf(shop);
    await addRanks(rest);
    await apply(rest, code);
    await rest.get('/cart');
    return { rest, order: await buyAs(rest, address) };
  };
  const earned = async () => (await see(owner, own))['referral'];
  const balance = async () => (await see(owner, own))['credits']?.[0]?.['balance_decimal'] as string | undefined;

  beforeAll(async () => {
    shop = await createTestShop({ engine, now: () => now });
    await setTerms(TERMS);
  });
  beforeEach(async () => {
    owner = await shopperOf(shop);
    people += 1;
    email = `ow.ner${people}@gmail.com`;
    await addRanks(owner);
    own = await buyAs(owner, email);
  });
  afterAll(async () => {
    const broken = await brokenRules(shop.db);
    await shop.close();
    expect(broken).toEqual({});
  });

  return {
    get shop() {
      return shop;
    },
    get owner() {
      return owner;
    },
    /** The address of the owner, at a provider where dots do not count. */
    get email() {
      return email;
    },
    /** The owner's order. */
    get own() {
      return own;
    },
    setTerms,
    someone,
    buyAs,
    team,
    finish,
    codeOf,
    apply,
    friendOrder,
    earned,
    balance,
  };
}
