import type { Logger } from 'pino';
import type { RestClient } from '#server/rest/client.ts';
import { pageAddress, productAddress } from './address.ts';

/**
 * Path of a product on sale, with dated runs if there is one: its page makes every call that a product page
 * can make. Undefined when there is none, or the shop does not respond.
 */
export async function anyProduct(client: RestClient, log: Logger): Promise<string | undefined> {
  const nobody = { get: () => undefined, set() {} };
  const rest = client.forVisitor({ currency: 'USD', session: nobody, log });
  try {
    return (await ofNextRun(rest)) ?? (await ofFirstGame(rest));
  } catch (err) {
    log.debug({ err }, 'no product is known yet');
    return undefined;
  }
}

type Rest = ReturnType<RestClient['forVisitor']>;

async function ofNextRun(rest: Rest): Promise<string | undefined> {
  const [run] = await rest.event.all({ next: '1' });
  return run?.product_slug ? pageAddress('', `${run.category.seo_url}/${run.product_slug}`) : undefined;
}

async function ofFirstGame(rest: Rest): Promise<string | undefined> {
  const [game] = await rest.category.menu();
  const list = game && (await rest.product.cardsInCategory(game.category_id, { page: 1, limit: 1 }));
  const [product] = list?.items ?? [];
  return product && productAddress('', product);
}
