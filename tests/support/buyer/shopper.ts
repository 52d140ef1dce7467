import { restOf, type Rest, type RestAnswer } from './rest.ts';
import type { TestShop } from '#tests/support/shop.ts';

/** JSON whose fields a test names freely; every step may turn out undefined. */
export type Loose = { [field: string]: Loose } & Loose[];

export type ShopperAnswer = Omit<RestAnswer, 'data'> & { data: Loose };

/** A caller whose answers are read freely. */
export type Shopper = {
  [Verb in 'get' | 'post' | 'put' | 'delete']: (...call: Parameters<Rest[Verb]>) => Promise<ShopperAnswer>;
} & { token: string };

/** All that is needed of a shop to call it, in whatever process it runs. */
type Address = Pick<TestShop, 'url' | 'clientId' | 'clientSecret'>;

/** A shopper with a session of its own, or with the given token. Prices come in US dollars. */
export async function shopperOf(shop: Address, token?: string): Promise<Shopper> {
  return (await restOf(shop as TestShop, token)) as Shopper;
}
