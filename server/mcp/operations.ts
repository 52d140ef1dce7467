/** The operation of each tool, by the tool's name; checked against the schema at start, like those of our pages. */

const MONEY = '{ amount currency formatted }';
const ERRORS = '{ field code message retryAfter }';
const CART = `{
  count
  lines {
    id
    product { name path }
    choices
    quantity
    total ${MONEY}
    problem { code message }
  }
  totals { title amount ${MONEY} }
  total ${MONEY}
  warnings
}`;

export const OPERATIONS = {
  search: `query Search($query: String!, $game: String, $limit: Int!) {
    search(query: $query, game: $game, limit: $limit) {
      total
      products { name path label price ${MONEY} image { src } }
      instead
      notSold
    }
  }`,
  interpret: `query Interpret($text: String!) {
    interpret(text: $text, first: 3) {
      lines {
        product { name path }
        quantity
        options { sendid value name text }
        missing { key name message }
        total ${MONEY}
        isFrom
        eta
        run { id startsAt slotsLeft }
      }
      notSold
      leftOut
    }
  }`,
  quote: `query Quote($product: ID!, $path: String!, $quantity: Int!, $options: [FieldInput!]!) {
    quote(product: $product, quantity: $quantity, options: $options) {
      quote {
        quantity
        lines { label amount ${MONEY} }
        total ${MONEY}
        eta
        inStock
      }
      errors ${ERRORS}
    }
    product(path: $path) {
      name
      path
      minimum
      maximum
      options { key name type required default values { key name } }
    }
  }`,
  add_to_cart: `mutation AddToCart($input: AddToCartInput!) {
    addToCart(input: $input) { cart ${CART} errors ${ERRORS} }
  }`,
  remove_from_cart: `mutation RemoveFromCart($input: RemoveCartLineInput!) {
    removeCartLine(input: $input) { cart ${CART} errors ${ERRORS} }
  }`,
  show_cart: `query ShowCart { cart ${CART} }`,
  checkout_link: `query CheckoutLink { cart { count total ${MONEY} warnings shareToken } }`,
  order_status: `query OrderStatus($token: String!) {
    order(token: $token) {
      number
      stage
      statusName
      url
      placedAt
      payBy
      team
      total ${MONEY}
      lines { name quantity unitName unitsDone unitsTotal startBy doneBy }
      can { pay }
    }
  }`,
} as const satisfies Record<string, string>;

export type ToolName = keyof typeof OPERATIONS;
