// A purchase by fetch alone, without cookies: search, quote, cart, checkout, payment in the sandbox, progress.
// Beside `npm start`:  npx node examples/purchase.ts  (the address of another shop may follow)
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const SHOP = process.argv[2] ?? 'http://localhost:3000';
/** What passes: too many requests (429), too much to do (503), a shop that is slow. */
const PASSES = /^(RATE_LIMITED|BUSY|UNAVAILABLE|UPSTREAM_\w+)$/;
let token = '';

function post(query: string, variables: object, accept = 'application/json'): Promise<Response> {
  const headers = new Headers({ Accept: accept, 'Content-Type': 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return fetch(`${SHOP}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
}

/** Asks again when that may help: what must not happen twice has a key. */
async function ask(query: string, variables: object = {}, tries = 5) {
  const response = await post(query, variables);
  token = response.headers.get('Session-Token') ?? token;
  const { data, errors = [] } = await response.json();
  if (tries > 1 && errors.some(({ extensions }: { extensions: { code: string } }) => PASSES.test(extensions.code))) {
    await wait(1_000 * Number(response.headers.get('Retry-After') ?? 1));
    return ask(query, variables, tries - 1);
  }
  const refused = Object.values<{ errors?: object[] }>(data ?? {}).flatMap((payload) => payload?.errors ?? []);
  if (errors.length + refused.length > 0) throw new Error(JSON.stringify([...errors, ...refused]));
  return data;
}

/** Answers to the options of a product or the fields of a checkout. */
const items = (given: Record<string, string>) => Object.entries(given).map(([sendid, value]) => ({ sendid, value }));

const { search } = await ask('{ search(query: "manaforge omega heroic", limit: 1) { products { path } } }');
const options = items({ difficulty: 'heroic', bosses: 'full', region: 'eu', play: 'self', loot: 'two-traders' });
const line = { product: search.products[0].path, options };
const QUOTE = `query ($product: ID!, $options: [FieldInput!]) {
  quote(product: $product, options: $options) { quote { eta total { formatted } } errors { message } } }`;
const { quote } = (await ask(QUOTE, line)).quote;
console.log(`${line.product}: ${quote.total.formatted}, ${quote.eta}`);
token = (await ask('mutation { startSession { token } }')).startSession.token;
const ADD = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { errors { message } } }';
await ask(ADD, { input: { ...line, idempotencyKey: randomUUID() } });
const { cart } = (await ask('mutation { openCheckout { cart { version } } }')).openCheckout;
const ORDER = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { number url } paymentAction { url } errors { message } } }`;
const fields = items({ battletag: 'Rowan#12345', character: 'Rowan', realm: 'Kazzak' });
const buyer = { email: 'rowan@example.com', fields, paymentMethod: 'card', agree: true };
const input = { ...buyer, cartVersion: cart.version, idempotencyKey: randomUUID() };
const { order, paymentAction } = (await ask(ORDER, { input })).placeOrder;

// A person pays on this page; in the sandbox it is a button.
await fetch(`${paymentAction.url}/approve`, { method: 'POST' });
const FOLLOW = 'subscription ($token: String!) { orderChanged(token: $token) { stage } }';
const events = await post(FOLLOW, { token: order.url.split('/').at(-1) }, 'text/event-stream');
let received = '';
for await (const text of events.body?.pipeThrough(new TextDecoderStream()) ?? []) {
  if ((received += text).includes('"stage":"PAID"')) break;
}
console.log(`${order.number}: ${[...received.matchAll(/"stage":"(\w+)"/g)].at(-1)?.[1]}`);
