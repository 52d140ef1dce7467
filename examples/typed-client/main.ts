// A typed client: operations are checked against the schema, and their answers have types of their own.
// Beside `npm start`, from the root of the repository:
//   npx node examples/typed-client/main.ts  (the address of another shop may follow)
// After a change of an operation:
//   npx graphql-codegen --config examples/typed-client/codegen.ts
import { randomUUID } from 'node:crypto';
import { graphql } from './generated/gql.ts';
import { openClient } from './client.ts';

const Search = graphql(`
  query Search($query: String!) {
    search(query: $query, limit: 3) {
      total
      products {
        path
        name
        price {
          formatted
        }
      }
    }
  }
`);

const Quote = graphql(`
  query Quote($product: ID!, $options: [FieldInput!]!) {
    quote(product: $product, options: $options) {
      quote {
        lines {
          label
          amount {
            formatted
          }
        }
        total {
          amount
          formatted
        }
      }
      errors {
        field
        code
        message
      }
    }
  }
`);

const StartSession = graphql(`
  mutation StartSession {
    startSession {
      token
    }
  }
`);

const AddToCart = graphql(`
  mutation AddToCart($input: AddToCartInput!) {
    addToCart(input: $input) {
      cart {
        count
        version
      }
      errors {
        field
        code
        message
      }
    }
  }
`);

const PlaceOrder = graphql(`
  mutation PlaceOrder($input: PlaceOrderInput!) {
    placeOrder(input: $input) {
      order {
        number
        url
        stage
        total {
          formatted
        }
      }
      paymentAction {
        url
      }
      errors {
        field
        code
        message
      }
    }
  }
`);

const Follow = graphql(`
  subscription Follow($token: String!) {
    orderChanged(token: $token) {
      number
      stage
      lines {
        name
        unitsDone
        unitsTotal
      }
    }
  }
`);

const client = openClient(process.argv[2] ?? 'http://localhost:3000');

const { search } = await client.ask(Search, { query: 'manaforge omega heroic' });
for (const { name, price } of search.products) console.log(`${name}, from ${price.formatted}`);
const [best] = search.products;
if (!best) throw new Error('The shop sells nothing of the kind');

const configured = {
  product: best.path,
  options: [
    { sendid: 'difficulty', value: 'heroic' },
    { sendid: 'bosses', value: 'full' },
    { sendid: 'region', value: 'eu' },
    { sendid: 'play', value: 'self' },
    { sendid: 'loot', value: 'two-traders' },
  ],
};
const priced = (await client.ask(Quote, configured)).quote;
// A configuration that cannot be priced is reported in `errors`, by option.
if (!priced.quote) throw new Error(priced.errors.map(({ field, message }) => `${field}: ${message}`).join('; '));
for (const { label, amount } of priced.quote.lines) console.log(`  ${label} ${amount.formatted}`);

client.use((await client.ask(StartSession, {})).startSession.token);
const added = (await client.ask(AddToCart, { input: configured })).addToCart;
if (!added.cart) throw new Error(added.errors.map(({ message }) => message).join('; '));

const placed = (
  await client.ask(PlaceOrder, {
    input: {
      email: 'rowan@example.com',
      fields: [
        { sendid: 'battletag', value: 'Rowan#12345' },
        { sendid: 'character', value: 'Rowan' },
        { sendid: 'realm', value: 'Kazzak' },
      ],
      paymentMethod: 'card',
      agree: true,
      // What the buyer was shown: an order that would cost anything else is refused with PRICE_CHANGED.
      expectedTotal: priced.quote.total.amount,
      cartVersion: added.cart.version,
      idempotencyKey: randomUUID(),
    },
  })
).placeOrder;
if (!placed.order) throw new Error(placed.errors.map(({ code, message }) => `${code}: ${message}`).join('; '));
console.log(`${placed.order.number}, ${placed.order.total.formatted}: ${placed.order.stage}`);

// A person pays on this page; in the sandbox it is a button.
await fetch(`${placed.paymentAction?.url}/approve`, { method: 'POST' });
for await (const { orderChanged } of client.follow(Follow, { token: placed.order.url.split('/').at(-1) ?? '' })) {
  if (!orderChanged) throw new Error('The link of the order leads nowhere any more');
  console.log(`${orderChanged.number}: ${orderChanged.stage}`);
  if (orderChanged.stage === 'PAID') break;
}
