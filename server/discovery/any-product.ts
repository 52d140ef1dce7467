import type { Logger } from 'pino';
import type { RestClient } from '#server/rest/client.ts';
import { productAddress } from './address.ts';

/** Path of a product that is on sale; undefined when there is none, or the shop does not say. */
export async function anyProduct(client: RestClient, log: Logger): Promise<string | undefined> {
  const nobody = { get: () => undefined, set() {} };
  const rest = client.forVisitor({ currency: 'USD', session: nobody, log });
  try {
    const [game] = await rest.category.menu();
    const list = game && (await rest.product.cardsInCategory(game.category_id, { page: 1, limit: 1 }));
    const [product] = list?.items ?? [];
    return product && productAddress('', product);
  } catch (err) {
    log.debug({ err }, 'no product is known yet');
    return undefined;
  }
}
