import type { Logger } from 'pino';
import type { Dispatcher } from 'undici';
import { alert } from './alert.ts';
import { cart } from './cart.ts';
import { category } from './category.ts';
import { checkout } from './checkout.ts';
import { coupon } from './coupon.ts';
import { event } from './event.ts';
import { information } from './information.ts';
import { inquiry } from './inquiry.ts';
import { newsletter } from './newsletter.ts';
import { order } from './order/order.ts';
import { product } from './product.ts';
import { redirect } from './redirect.ts';
import { createPictureReader, type PictureReader } from './own-picture.ts';
import { player } from './player.ts';
import { review } from './review.ts';
import { support } from './support.ts';
import { search } from './search.ts';
import { type OnSale, subscribeToReleases, type ReleaseSubscription } from './order/release-subscription.ts';
import { site } from './site.ts';
import { session } from './session.ts';
import { createOrderSubscriptions, type OrderSubscriptions } from './order/order-subscriptions.ts';
import { createAnswerCache, type AnswerStats } from './transport/answer-cache.ts';
import { CALL_CLASSES, type CallClass } from './transport/call-class.ts';
import { createCaller, type RequestContext, type Caller, type Line } from './transport/caller.ts';
import { readEnvelope } from './transport/envelope.ts';
import { COMMON_HEADERS, createPool, exchange } from './transport/exchange.ts';
import { orNull, UpstreamFailure } from './transport/failure.ts';
import { readOnce } from './transport/read-once.ts';
import { tokenRequest, type Credentials } from './transport/token/request-token.ts';
import { createResilience, type ClassStats } from './transport/resilience.ts';
import { addressSigner } from './transport/visitor-address.ts';
import { type Fields, fields, integer, text } from './transport/read.ts';
import { createTokens, type StoredToken, type TokenHolder } from './transport/token/token.ts';

/** Every call of the shop, by noun. */
export type Rest = ReturnType<typeof nouns>;

export type RestClient = {
  /** The shop as one visitor sees it. `signal` aborts that visitor's own calls, never shared ones. */
  forVisitor(requester: RequestContext): Rest;
  /** The same for the duration of one request: repeated reads are one call, until the next write. */
  forRequest(requester: RequestContext): Rest;
  /** A session of the shop, for any holder of its token. `address` is the visitor's. */
  startSession(address: string): Promise<StoredToken>;
  /** Drops every cached response, and does not store those in flight: the catalogue has changed. */
  dropCached(): void;
  /** Calls back with the current release, with each later one and its predecessor, and for changed reviews. */
  subscribeToReleases(
    onRelease: (release: number, before: number | undefined) => void,
    onReviews: () => void,
  ): ReleaseSubscription;
  /** Slugs of the games whose products differ between two releases; null if more differs, or it is unknown. */
  gamesChanged(since: number, release: number): Promise<string[] | null>;
  /** The owner's own pictures of products. */
  ownPictures: PictureReader;
  /** For metrics. */
  stats(): { calls: Record<CallClass, ClassStats>; answers: AnswerStats };
  /** Ends all subscriptions; clients may subscribe again at another process. */
  endSubscriptions(): void;
  close(): Promise<void>;
};

/** Asked every second; a slow response is worth less than the next. */
const RELEASE_DEADLINE_MS = 2_000;
/** Token calls are few: each identity renews its token once. */
const TOKEN_CONNECTIONS = 8;
/** Pictures are downloaded in the background, one after the other. */
const PICTURE_CONNECTIONS = 1;
/** All subscriptions to orders share one call, and the next is started while the last one ends. */
const WAIT_CONNECTIONS = 2;

export function createRestClient(
  shop: { url: string; log: Logger; maxStreamsPerAddress?: number } & Credentials,
): RestClient {
  const { line, tokenPool } = openLine(shop);
  const { classes, waitPool } = line;
  const picturePool = createPool(PICTURE_CONNECTIONS);
  const own = order(createCaller(line, { currency: 'USD', session: line.service, log: shop.log }, 'order'));
  const subscriptions = createOrderSubscriptions({
    changes: own.changes,
    read: (token) => orNull(own.byToken(token)),
    log: shop.log,
    maxPerAddress: shop.maxStreamsPerAddress ?? Infinity,
  });
  return {
    forVisitor: (requester) => nouns((callClass) => createCaller(line, requester, callClass), subscriptions),
    forRequest(requester) {
      const once = readOnce();
      return nouns((callClass) => once(createCaller(line, requester, callClass)), subscriptions);
    },
    startSession: (address) => startSession(line, address),
    dropCached: line.cache.drop,
    subscribeToReleases: (onRelease, onReviews) =>
      subscribeToReleases({
        read: () => readOnSale(classes.health.pool, shop.url),
        onRelease,
        onReviews,
        log: shop.log,
      }),
    gamesChanged: (since, release) => readGamesChanged(classes.health.pool, shop.url, { since, release }),
    ownPictures: createPictureReader(picturePool, shop.url),
    stats: () => ({ calls: eachClass((name) => classes[name].resilience.stats()), answers: line.cache.stats() }),
    endSubscriptions: subscriptions.end,
    async close() {
      subscriptions.end();
      const pools = [...Object.values(classes).map(({ pool }) => pool), tokenPool, waitPool, picturePool];
      await Promise.all(pools.map((pool) => pool.destroy()));
    },
  };
}

/** Connections, limits, tokens and the cache: what the calls of this process share. */
function openLine(shop: { url: string; log: Logger } & Credentials): { line: Line; tokenPool: Dispatcher } {
  const classes = eachClass((name) => {
    const limits = CALL_CLASSES[name];
    return { pool: createPool(limits.inFlight), resilience: createResilience(shop.log, name, limits) };
  });
  const tokenPool = createPool(TOKEN_CONNECTIONS);
  const line: Line = {
    classes,
    waitPool: createPool(WAIT_CONNECTIONS),
    shopUrl: shop.url,
    tokens: createTokens(tokenRequest(tokenPool, shop.url, shop)),
    service: inMemory(),
    cache: createAnswerCache(),
    signAddress: addressSigner(shop.clientSecret),
  };
  return { line, tokenPool };
}

async function startSession({ tokens }: Line, address: string): Promise<StoredToken> {
  const holder = inMemory(address);
  await tokens.valid(holder);
  const token = holder.get();
  if (!token) throw new UpstreamFailure('malformed', 'the shop returned no session token');
  return token;
}

/** Public, so it needs no token. */
async function readOnSale(pool: Dispatcher, shopUrl: string): Promise<OnSale> {
  const answer = await askRelease(pool, `${shopUrl}/api/public/release`);
  const release = integer(answer['release']);
  if (release === undefined)
    throw new UpstreamFailure('malformed', 'the response of the shop contains no release number');
  return { release, reviews: integer(answer['reviews']) };
}

async function readGamesChanged(
  pool: Dispatcher,
  shopUrl: string,
  { since, release }: { since: number; release: number },
): Promise<string[] | null> {
  const answer = await askRelease(pool, `${shopUrl}/api/public/release?since=${since}`);
  // Another process of the shop may not know of it yet.
  if (integer(answer['release']) !== release || !Array.isArray(answer['games'])) return null;
  return answer['games'].map(text);
}

async function askRelease(pool: Dispatcher, url: string): Promise<Fields> {
  return fields(
    readEnvelope(await exchange(pool, { method: 'GET', url, headers: COMMON_HEADERS, deadlineMs: RELEASE_DEADLINE_MS }))
      .data,
  );
}

/** Each noun's calls are of one class; see call-class.ts. */
function nouns(callOf: (callClass: CallClass) => Caller, orderSubscriptions: OrderSubscriptions) {
  const read = callOf('read');
  const inCart = callOf('cart');
  const buying = callOf('order');
  return {
    session: { ...session(read), ping: session(callOf('health')).ping },
    category: { ...category(read), menu: category(callOf('menu')).menu, search: category(callOf('search')).search },
    product: product(read),
    search: search(callOf('search')),
    information: information(read),
    redirect: redirect(read),
    site: site(callOf('site')),
    cart: cart(inCart),
    coupon: coupon(inCart),
    checkout: checkout(buying),
    order: order(buying),
    orderSubscriptions,
    alert: alert(read),
    newsletter: newsletter(read),
    inquiry: inquiry(read),
    player: player(read),
    review: review(read),
    support: support(read),
    event: event(read),
  };
}

function eachClass<Value>(make: (name: CallClass) => Value): Record<CallClass, Value> {
  return {
    order: make('order'),
    cart: make('cart'),
    read: make('read'),
    menu: make('menu'),
    site: make('site'),
    search: make('search'),
    health: make('health'),
  };
}

function inMemory(address?: string): TokenHolder {
  let stored: StoredToken | undefined;
  return {
    ...(address && { address }),
    get: () => stored,
    set: (token) => {
      stored = token;
    },
  };
}
