// A client as on a phone, in euros: no cookies, a cart that outlives the app, a bad connection, a screen of 360 px.
// Beside `npm start`:  npx node examples/phone.ts  (the address of another shop may follow)
import { randomUUID } from 'node:crypto';

const SHOP = process.argv[2] ?? 'http://localhost:3000';
const SCREEN_PX = 360;
const TRIES = 3;

type Price = { amount: string; currency: string; formatted: string };
type Failure = { code: string; message: string };
type Cart = { count: number; total: Price; shareToken: string | null };
type Picked = { name: string; path: string; price: Price; image: { src: string; webp: string } };

/** What a phone keeps between two starts of the app. */
const storage = new Map<string, string>();

async function post(query: string, variables: object): Promise<Response> {
  const token = storage.get('token');
  const response = await fetch(`${SHOP}/graphql`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Currency': 'EUR',
      'X-Region': 'eu',
      'X-Picture-Urls': 'absolute',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const next = response.headers.get('Session-Token');
  if (next !== null) storage.set('token', next);
  return response;
}

/** Sends the same request again when the connection breaks: its key makes that harmless. */
async function postAgain(query: string, variables: object, tries = TRIES): Promise<Response> {
  try {
    return await post(query, variables);
  } catch (error) {
    if (tries === 1) throw error;
    return postAgain(query, variables, tries - 1);
  }
}

async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = (await (await postAgain(query, variables)).json()) as {
    data?: Data;
    errors?: { message: string; extensions: { code: string } }[];
  };
  if (!data || errors) throw new Error(errors?.map(({ extensions }) => extensions.code).join(', '));
  return data;
}

/** One start of the app: everything it knows of the visitor is in the storage. */
function startApp() {
  return {
    /** The visitor's session, begun before the first cart. */
    async session(): Promise<void> {
      if (storage.has('token')) return;
      const { startSession } = await ask<{ startSession: { token: string } }>('mutation { startSession { token } }');
      storage.set('token', startSession.token);
    },

    async browse(category: string): Promise<Picked[]> {
      const { products } = await ask<{ products: { items: Picked[] } }>(
        `query ($category: String!) {
          products(category: $category, limit: 3) {
            items { name path price { amount currency formatted } image { src webp } }
          }
        }`,
        { category },
      );
      return products.items;
    },

    async add(product: string, options: Record<string, string>): Promise<Failure[]> {
      const input = {
        product,
        options: Object.entries(options).map(([sendid, value]) => ({ sendid, value })),
        idempotencyKey: randomUUID(),
      };
      const { addToCart } = await ask<{ addToCart: { errors: Failure[] } }>(
        'mutation ($input: AddToCartInput!) { addToCart(input: $input) { errors { code message } } }',
        { input },
      );
      return addToCart.errors;
    },

    async cart(): Promise<Cart> {
      const { cart } = await ask<{ cart: Cart }>('{ cart { count total { amount currency formatted } shareToken } }');
      return cart;
    },
  };
}

/** The smallest file that fills the screen, out of a `srcset`. */
function pictureOf({ image }: Picked): string {
  const files = image.webp.split(', ').map((entry) => entry.split(' '));
  const wide = files.filter(([, width = '']) => Number.parseInt(width, 10) >= SCREEN_PX).at(-1);
  return wide?.[0] ?? image.src;
}

const app = startApp();
for (const product of await app.browse('wow-carry')) {
  console.log(`${product.name}, from ${product.price.formatted}: ${pictureOf(product)}`);
}

await app.session();
// Something is missing: each error names its option, and has a code for programs.
const raid = { difficulty: 'heroic', bosses: 'full', region: 'eu' };
const refused = await app.add('manaforge-omega', raid);
console.log(refused.map(({ code, message }) => `${code}: ${message}`).join('\n'));
await app.add('manaforge-omega', { ...raid, play: 'self', loot: 'two-traders' });

// The app is closed and opened again: the token leads to the same cart.
const { count, total, shareToken } = await startApp().cart();
console.log(`${count} in the cart, ${total.formatted}`);
// Anyone who would rather pay on another screen opens the cart there; behind #, no server sees the token.
console.log(`${SHOP}/en-us/open-cart#${shareToken}`);
