/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A configured product to put into the cart. */
export type AddToCartInput = {
  /** The `id` of an event of the product: `quantity` seats of it are held for 15 minutes. */
  event?: string | number | null | undefined;
  /** 16 to 64 printable characters, made once for one attempt. The same key never changes the cart twice; with another request it is refused with `KEY_REUSED`. */
  idempotencyKey?: string | null | undefined;
  /** The chosen values; a CHECKBOX sends one item for each. */
  options?: Array<FieldInput>;
  /** A product's `id`, or its `path` or the last segment of that, such as `wow-gold`. */
  product: string | number;
  /** A whole number from the product's minimum to its maximum. */
  quantity?: number;
  /** The `slug` of a player who plays the game and has a public profile. Left out, a line that lies there keeps whom it asks for. */
  requestedPlayer?: string | null | undefined;
};

/** What can be wrong: see `CartError`. */
export type CartErrorCode =
  /** It has changed since it was read; read it again. */
  | 'CART_CHANGED'
  /** Nothing in the cart can be ordered. */
  | 'CART_EMPTY'
  /** It does not look like what the field takes, or is none of the values it offers. */
  | 'INVALID_FORMAT'
  /** The first request with this key is still under way; send it again in a moment. */
  | 'IN_PROGRESS'
  /** The key was used for another request. */
  | 'KEY_REUSED'
  /** There is no such thing. */
  | 'NOT_FOUND'
  /** Too much, too little or too long; `message` names the bounds. */
  | 'OUT_OF_RANGE'
  /** It would cost anything else than the buyer was shown. */
  | 'PRICE_CHANGED'
  /** Too many tries; `retryAfter` says how many seconds to wait. */
  | 'RATE_LIMITED'
  /** Refused for a reason that only `message` tells. */
  | 'REFUSED'
  /** It is missing. */
  | 'REQUIRED'
  /** It cannot be had now. */
  | 'UNAVAILABLE'
  /** The product has no such option. */
  | 'UNKNOWN_OPTION';

/**
 * A form item, collapsed by the server into one object keyed by `sendid`.
 * A checkbox option sends one item for each chosen value, all with the same `sendid`.
 */
export type FieldInput = {
  /** Of the option or checkout field. With a new product, the option's `key` will do, such as `region`. */
  sendid: string | number;
  /** The id of a value, or what was typed. With a new product, the value's `key` will do, such as `eu`. */
  value: string;
};

/** Who plays one game, or one line of the cart. */
export type IdentityInput = {
  /** By the `sendid` of the game's checkout fields. What the game does not ask for is ignored, so that a saved profile may have more. */
  fields: Array<FieldInput>;
  /** The path of a game of the cart, such as `wow-carry`; left out for a line. */
  game?: string | null | undefined;
  /** The `id` of a line of the cart, or the `line` of a seat in `checkout.fields.lines`; left out for a game. */
  line?: string | number | null | undefined;
};

/** How far an order is. Finer than its status. */
export type OrderStage =
  /** A team is found. */
  | 'ASSIGNED'
  /** Ended by the buyer or the shop. */
  | 'CANCELLED'
  /** Everything is done. */
  | 'COMPLETED'
  /** Placed, the payment is not finished. */
  | 'CREATED'
  /** The payment was refused for good. */
  | 'DENIED'
  /** The buyer has objected at the payment company. */
  | 'DISPUTED'
  /** Not paid in time. */
  | 'EXPIRED'
  /** The payment did not come about. */
  | 'FAILED'
  /** Work has begun. */
  | 'IN_PROGRESS'
  /** The money is here. */
  | 'PAID'
  /** Work had begun and stands still; `stopped` says why. */
  | 'PAUSED'
  /** Confirmed by the buyer, waiting for the money. */
  | 'PENDING'
  /** Everything that was paid has gone back. */
  | 'REFUNDED'
  /** The payment company has taken the money back. */
  | 'REVERSED'
  /** Ended before any money was taken. */
  | 'VOIDED';

/** What can be wrong: see `PlaceOrderError`. */
export type PlaceOrderErrorCode =
  /** It has changed since it was read; read it again. */
  | 'CART_CHANGED'
  /** Nothing in the cart can be ordered. */
  | 'CART_EMPTY'
  /** It does not look like what the field takes, or is none of the values it offers. */
  | 'INVALID_FORMAT'
  /** The first request with this key is still under way; send it again in a moment. */
  | 'IN_PROGRESS'
  /** The key was used for another request. */
  | 'KEY_REUSED'
  /** There is no such thing. */
  | 'NOT_FOUND'
  /** Too much, too little or too long; `message` names the bounds. */
  | 'OUT_OF_RANGE'
  /** It cannot be paid this way. */
  | 'PAYMENT_METHOD'
  /** It would cost anything else than the buyer was shown. */
  | 'PRICE_CHANGED'
  /** Too many tries; `retryAfter` says how many seconds to wait. */
  | 'RATE_LIMITED'
  /** Refused for a reason that only `message` tells. */
  | 'REFUSED'
  /** It is missing. */
  | 'REQUIRED'
  /** The terms were not agreed to. */
  | 'TERMS'
  /** It cannot be had now. */
  | 'UNAVAILABLE'
  /** The product has no such option. */
  | 'UNKNOWN_OPTION';

/** What an order needs beside the cart. */
export type PlaceOrderInput = {
  /** The buyer accepts the terms and the refunds policy. */
  agree: boolean;
  /** The `version` of the cart the buyer saw. The order is refused with `CART_CHANGED` when the cart has changed since, with `PRICE_CHANGED` when only its prices or its coupon have. */
  cartVersion?: string | null | undefined;
  /** At most 2000 characters. */
  comment?: string | null | undefined;
  /** The name of the business that buys, for its invoice; at most 100 characters. Ignored where no country is asked for. */
  company?: string | null | undefined;
  /** Its street and place, at most 200 characters. */
  companyAddress?: string | null | undefined;
  /** A `code` of `checkout.billing.countries`; required where there are any, else ignored. */
  country?: string | null | undefined;
  /** Applied before the order is placed, in place of the cart's. */
  coupon?: string | null | undefined;
  /** Where the receipt and the order's link go. */
  email: string;
  /** The total the buyer saw, as a decimal string. The order is refused with `PRICE_CHANGED` when it would cost anything else; without it and `cartVersion`, when it would cost anything else than was last quoted to this session. */
  expectedTotal?: string | null | undefined;
  /** Game identity, by the `sendid` of `cart.fields`: for every game that asks for it. What none asks for is ignored, so that a saved profile may have more. */
  fields?: Array<FieldInput>;
  /** 16 to 64 printable characters, made once for one attempt to buy. The same key never makes a second order. */
  idempotencyKey: string;
  /** Answers for one game, which count before `fields`, or for one line or seat, which count before both. Each is named once, and is one that `checkout.fields` asks about: any other is refused with `NOT_FOUND`. */
  identities?: Array<IdentityInput>;
  /** A `code` of `paymentMethods`. */
  paymentMethod: string | number;
  /** Its VAT ID with the prefix of `country`, such as `DE123456789`; needs `company`. */
  vatId?: string | null | undefined;
};

/** What can be wrong: see `QuoteError`. */
export type QuoteErrorCode =
  /** It does not look like what the field takes, or is none of the values it offers. */
  | 'INVALID_FORMAT'
  /** There is no such thing. */
  | 'NOT_FOUND'
  /** Too much, too little or too long; `message` names the bounds. */
  | 'OUT_OF_RANGE'
  /** Too many tries; `retryAfter` says how many seconds to wait. */
  | 'RATE_LIMITED'
  /** Refused for a reason that only `message` tells. */
  | 'REFUSED'
  /** It is missing. */
  | 'REQUIRED'
  /** It cannot be had now. */
  | 'UNAVAILABLE'
  /** The product has no such option. */
  | 'UNKNOWN_OPTION';

export type SearchQueryVariables = Exact<{
  query: string;
}>;


export type SearchQuery = { search: { total: number, products: Array<{ path: string, name: string, price: { formatted: string } }> } | null };

export type QuoteQueryVariables = Exact<{
  product: string | number;
  options: Array<FieldInput> | FieldInput;
}>;


export type QuoteQuery = { quote: { quote: { lines: Array<{ label: string, amount: { formatted: string } }>, total: { amount: string, formatted: string } } | null, errors: Array<{ field: string | null, code: QuoteErrorCode, message: string }> } | null };

export type StartSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type StartSessionMutation = { startSession: { token: string } | null };

export type AddToCartMutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type AddToCartMutation = { addToCart: { cart: { count: number, version: string } | null, errors: Array<{ field: string | null, code: CartErrorCode, message: string }> } | null };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder: { order: { number: string, url: string, stage: OrderStage, total: { formatted: string } } | null, paymentAction: { url: string | null } | null, errors: Array<{ field: string | null, code: PlaceOrderErrorCode, message: string }> } | null };

export type FollowSubscriptionVariables = Exact<{
  token: string;
}>;


export type FollowSubscription = { orderChanged: { number: string, stage: OrderStage, lines: Array<{ name: string, unitsDone: number, unitsTotal: number }> } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const SearchDocument = new TypedDocumentString(`
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
    `) as unknown as TypedDocumentString<SearchQuery, SearchQueryVariables>;
export const QuoteDocument = new TypedDocumentString(`
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
    `) as unknown as TypedDocumentString<QuoteQuery, QuoteQueryVariables>;
export const StartSessionDocument = new TypedDocumentString(`
    mutation StartSession {
  startSession {
    token
  }
}
    `) as unknown as TypedDocumentString<StartSessionMutation, StartSessionMutationVariables>;
export const AddToCartDocument = new TypedDocumentString(`
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
    `) as unknown as TypedDocumentString<AddToCartMutation, AddToCartMutationVariables>;
export const PlaceOrderDocument = new TypedDocumentString(`
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
    `) as unknown as TypedDocumentString<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const FollowDocument = new TypedDocumentString(`
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
    `) as unknown as TypedDocumentString<FollowSubscription, FollowSubscriptionVariables>;