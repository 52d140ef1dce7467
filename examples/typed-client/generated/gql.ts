/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query Search($query: String!) {\n    search(query: $query, limit: 3) {\n      total\n      products {\n        path\n        name\n        price {\n          formatted\n        }\n      }\n    }\n  }\n": typeof types.SearchDocument,
    "\n  query Quote($product: ID!, $options: [FieldInput!]!) {\n    quote(product: $product, options: $options) {\n      quote {\n        lines {\n          label\n          amount {\n            formatted\n          }\n        }\n        total {\n          amount\n          formatted\n        }\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.QuoteDocument,
    "\n  mutation StartSession {\n    startSession {\n      token\n    }\n  }\n": typeof types.StartSessionDocument,
    "\n  mutation AddToCart($input: AddToCartInput!) {\n    addToCart(input: $input) {\n      cart {\n        count\n        version\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.AddToCartDocument,
    "\n  mutation PlaceOrder($input: PlaceOrderInput!) {\n    placeOrder(input: $input) {\n      order {\n        number\n        url\n        stage\n        total {\n          formatted\n        }\n      }\n      paymentAction {\n        url\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.PlaceOrderDocument,
    "\n  subscription Follow($token: String!) {\n    orderChanged(token: $token) {\n      number\n      stage\n      lines {\n        name\n        unitsDone\n        unitsTotal\n      }\n    }\n  }\n": typeof types.FollowDocument,
};
const documents: Documents = {
    "\n  query Search($query: String!) {\n    search(query: $query, limit: 3) {\n      total\n      products {\n        path\n        name\n        price {\n          formatted\n        }\n      }\n    }\n  }\n": types.SearchDocument,
    "\n  query Quote($product: ID!, $options: [FieldInput!]!) {\n    quote(product: $product, options: $options) {\n      quote {\n        lines {\n          label\n          amount {\n            formatted\n          }\n        }\n        total {\n          amount\n          formatted\n        }\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.QuoteDocument,
    "\n  mutation StartSession {\n    startSession {\n      token\n    }\n  }\n": types.StartSessionDocument,
    "\n  mutation AddToCart($input: AddToCartInput!) {\n    addToCart(input: $input) {\n      cart {\n        count\n        version\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.AddToCartDocument,
    "\n  mutation PlaceOrder($input: PlaceOrderInput!) {\n    placeOrder(input: $input) {\n      order {\n        number\n        url\n        stage\n        total {\n          formatted\n        }\n      }\n      paymentAction {\n        url\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.PlaceOrderDocument,
    "\n  subscription Follow($token: String!) {\n    orderChanged(token: $token) {\n      number\n      stage\n      lines {\n        name\n        unitsDone\n        unitsTotal\n      }\n    }\n  }\n": types.FollowDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Search($query: String!) {\n    search(query: $query, limit: 3) {\n      total\n      products {\n        path\n        name\n        price {\n          formatted\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').SearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Quote($product: ID!, $options: [FieldInput!]!) {\n    quote(product: $product, options: $options) {\n      quote {\n        lines {\n          label\n          amount {\n            formatted\n          }\n        }\n        total {\n          amount\n          formatted\n        }\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').QuoteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartSession {\n    startSession {\n      token\n    }\n  }\n"): typeof import('./graphql.ts').StartSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToCart($input: AddToCartInput!) {\n    addToCart(input: $input) {\n      cart {\n        count\n        version\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').AddToCartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PlaceOrder($input: PlaceOrderInput!) {\n    placeOrder(input: $input) {\n      order {\n        number\n        url\n        stage\n        total {\n          formatted\n        }\n      }\n      paymentAction {\n        url\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').PlaceOrderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription Follow($token: String!) {\n    orderChanged(token: $token) {\n      number\n      stage\n      lines {\n        name\n        unitsDone\n        unitsTotal\n      }\n    }\n  }\n"): typeof import('./graphql.ts').FollowDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
