// A purchase by fetch alone, without cookies: search, quote, cart, checkout, payment in the sandbox, progress.
// Beside `npm start`:  npx node examples/purchase.ts  (the address of another shop may follow)
import { randomUUID } from 'node:crypto';

const SHOP = process.argv[2] ?? 'http://localhost:3000';
let token = '';

function post(query: string, variables: object, accept = 'application/json'): Promise<Response> {
  const headers = { Accept: accept, 'Content-Type': 'application/json' };
  return fetch(`${SHOP}/graphql`, {
    method: 'POST',
    headers: token === '' ? headers : { ...headers, Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
}

async function ask(query: string, variables: object = {}) {
  const response = await post(query, variables);
  token = response.headers.get('Session-Token') ?? token;
  const { data, errors = [] } = await response.json();
  const answer = Object.values<{ errors?: { message: string }[] }>(data ?? {});
  const failures = [...errors, ...answer.flatMap((field) => field?.errors ?? [])];
  if (failures.length > 0) throw new Error(failures.map(({ message }) => message).join('; '));
  return data;
}

/** Answers to the options of a product or the fields of a checkout. */
function items(answers: Record<string, string>) {
  return Object.entries(answers).map(([sendid, value]) => ({ sendid, value }));
}

const { search } = await ask('{ search(query: "manaforge omega heroic", limit: 1) { products { path } } }');
const line = { product: search.products[0].path, options: items({ region: 'eu', play: 'self', loot: 'two-traders' }) };
const QUOTE = `query ($product: ID!, $options: [FieldInput!]) {
  quote(product: $product, options: $options) { quote { eta total { formatted } } errors { message } } }`;
const { quote } = (await ask(QUOTE, line)).quote;
console.log(`${line.product}: ${quote.total.formatted}, ${quote.eta}`);

token = (await ask('mutation { startSession { token } }')).startSession.token;
await ask('mutation ($input: AddToCartInput!) { addToCart(input: $input) { errors { message } } }', { input: line });
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
let told = '';
let stage: string | undefined;
for await (const text of events.body?.pipeThrough(new TextDecoderStream()) ?? []) {
  told += text;
  stage = [...told.matchAll(/"stage":"(\w+)"/g)].at(-1)?.[1];
  if (stage === 'PAID') break;
}
console.log(`${order.number}: ${stage}`);
