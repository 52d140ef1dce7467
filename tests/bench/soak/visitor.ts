import { createHash } from 'node:crypto';

const PAGES = [
  '/en-us',
  '/en-us/wow-carry',
  '/en-us/product/wow-gold',
  '/en-us/search/gold',
  '/en-us/schedule',
  '/en-us/faq',
];
const CANARY = /canary-([0-9a-f]{12})/g;

const PRODUCT = `query ($path: String!) {
  product(path: $path) { id minimum options { sendid required default values { value } } }
}`;
const ADD = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { errors { message } cart { count } } }`;
const CART = `{ cart { count version lines { id } total { amount } fields { fields { sendid format values { value } } } } }`;
const ORDER = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { url email } errors { message } }
}`;

type Answer = { status: number; text: string };
type Asked = { signal?: AbortSignal };

/** One step of a visit; `order` resolves with true when an order was placed. */
export type Visitor = {
  page(asked?: Asked): Promise<Answer>;
  cart(asked?: Asked): Promise<Answer>;
  order(): Promise<{ answers: Answer[]; isPlaced: boolean }>;
  /** Canaries in a body that are not this visitor's. */
  foreign(text: string): number;
};

/** A guest with a session and a network address of its own, and a mark in everything it writes. */
export function newVisitor(url: string, number: number, product = 'wow-gold'): Visitor {
  const jar = new Map<string, string>();
  const mark = createHash('sha256').update(`visitor ${number}`).digest('hex').slice(0, 12);
  const canary = `canary-${mark}`;
  let pages = number;

  async function ask(path: string, init: RequestInit & Asked = {}): Promise<Answer> {
    const answer = await fetch(url + path, {
      ...init,
      headers: {
        ...Object.fromEntries(new Headers(init.headers)),
        'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
        ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
      },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return { status: answer.status, text: await answer.text() };
  }

  const graphql = (query: string, variables: object = {}, asked: Asked = {}) =>
    ask('/graphql', {
      ...asked,
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ query, variables }),
    });

  async function add(): Promise<Answer[]> {
    const read = await graphql(PRODUCT, { path: product });
    const { data } = JSON.parse(read.text) as { data?: { product?: Product } };
    if (!data?.product) return [read];
    const { id, minimum, options } = data.product;
    const chosen = options
      .filter(({ required }) => required)
      .map(({ sendid, default: preset, values }) => ({ sendid, value: preset || (values[0]?.value ?? 'x') }));
    return [read, await graphql(ADD, { input: { product: id, quantity: minimum, options: chosen } })];
  }

  return {
    page: (asked) => ask(PAGES[(pages += 1) % PAGES.length] ?? '/en-us', asked),
    cart: (asked) => graphql(CART, {}, asked),
    async order() {
      const added = await add();
      const cart = await graphql(CART);
      const { data } = JSON.parse(cart.text) as { data?: { cart?: Cart } };
      const fields = (data?.cart?.fields ?? [])
        .flatMap((group) => group.fields)
        .map(({ sendid, values, format }) => ({
          sendid,
          value: values[0]?.value ?? (format === 'BATTLETAG' ? `C${mark.slice(0, 10)}#1234` : canary),
        }));
      const input = {
        email: `${canary}@example.com`,
        comment: canary,
        fields,
        paymentMethod: 'bank_transfer',
        agree: true,
        idempotencyKey: crypto.randomUUID(),
        ...(data?.cart?.version && { cartVersion: data.cart.version }),
      };
      const placed = await graphql(ORDER, { input });
      const { data: made } = JSON.parse(placed.text) as { data?: { placeOrder?: { order?: { url: string } } } };
      const path = made?.placeOrder?.order && new URL(made.placeOrder.order.url).pathname;
      const seen = path ? [await ask(path)] : [];
      return { answers: [...added, cart, placed, ...seen], isPlaced: path !== undefined };
    },
    foreign: (text) => [...text.matchAll(CANARY)].filter(([, found]) => found !== mark).length,
  };
}

type Product = {
  id: string;
  minimum: number;
  options: { sendid: string; required: boolean; default: string; values: { value: string }[] }[];
};
type Cart = {
  version: string;
  fields: { fields: { sendid: string; format: string | null; values: { value: string }[] }[] }[];
};
