import type { Logger } from 'pino';
import { cart } from './cart.ts';
import { category } from './category.ts';
import { checkout } from './checkout.ts';
import { coupon } from './coupon.ts';
import { event } from './event.ts';
import { information } from './information.ts';
import { inquiry } from './inquiry.ts';
import { newsletter } from './newsletter.ts';
import { order } from './order.ts';
import { product } from './product.ts';
import { search } from './search.ts';
import { session } from './session.ts';
import { createOrderWatch, type OrderWatch } from './order-watch.ts';
import { createAnswerCache } from './transport/answer-cache.ts';
import { createCaller, type Asker, type Caller, type Line } from './transport/caller.ts';
import { createPool } from './transport/exchange.ts';
import { orNull } from './transport/failure.ts';
import { tokenRequest, type Credentials } from './transport/request-token.ts';
import { createResilience } from './transport/resilience.ts';
import { createTokens, type StoredToken, type TokenHolder } from './transport/token.ts';

/** Every call of the shop, by noun. */
export type Rest = ReturnType<typeof nouns>;

export type RestClient = {
  /** The shop as one visitor sees it. `signal` ends that visitor's own calls, never shared ones. */
  forVisitor(asker: Asker): Rest;
  /** Ends what visitors follow; they may follow again elsewhere. */
  endWatch(): void;
  close(): Promise<void>;
};

export function createRestClient(shop: { url: string; log: Logger } & Credentials): RestClient {
  const pool = createPool();
  const line: Line = {
    pool,
    shopUrl: shop.url,
    tokens: createTokens(tokenRequest(pool, shop.url, shop)),
    service: inMemory(),
    cache: createAnswerCache(),
    resilience: createResilience(shop.log),
  };
  const own = order(createCaller(line, { currency: 'USD', session: line.service, log: shop.log }));
  const watch = createOrderWatch({
    changes: own.changes,
    read: (token) => orNull(own.byToken(token)),
    log: shop.log,
  });
  return {
    forVisitor: (asker) => nouns(createCaller(line, asker), watch),
    endWatch: watch.end,
    async close() {
      watch.end();
      await pool.destroy();
    },
  };
}

function nouns(call: Caller, orderWatch: OrderWatch) {
  return {
    session: session(call),
    category: category(call),
    product: product(call),
    search: search(call),
    information: information(call),
    cart: cart(call),
    coupon: coupon(call),
    checkout: checkout(call),
    order: order(call),
    orderWatch,
    newsletter: newsletter(call),
    inquiry: inquiry(call),
    event: event(call),
  };
}

function inMemory(): TokenHolder {
  let stored: StoredToken | undefined;
  return {
    get: () => stored,
    set: (token) => {
      stored = token;
    },
  };
}
