/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A configured product to add to the cart. */
export type AddToCartInput = {
  /** `id` of an event of the product. Holds `quantity` seats for 15 minutes. */
  event?: string | number | null | undefined;
  /**
   * Key of 16 to 64 printable characters, generated once per attempt. The same key never changes the cart twice. Using
   * it for a different request fails with `KEY_REUSED`.
   */
  idempotencyKey?: string | null | undefined;
  /** Selected values. For a CHECKBOX, send one item per value. */
  options?: Array<FieldInput>;
  /** The product's `id`, its `path`, or the last segment of its path, such as `wow-gold`. */
  product: string | number;
  /** Integer between the product's minimum and maximum. */
  quantity?: number;
  /**
   * `slug` of a requested player, who must play the game and have a public profile. If omitted, an existing line keeps
   * its requested player.
   */
  requestedPlayer?: string | null | undefined;
};

/** Error codes of `CartError`. */
export type CartErrorCode =
  /** The cart or line has changed since it was read; fetch it again. */
  | 'CART_CHANGED'
  /** The cart has nothing that can be ordered. */
  | 'CART_EMPTY'
  /** The value has an invalid format or is not one of the allowed values. */
  | 'INVALID_FORMAT'
  /** The first request with this idempotency key is still in progress; retry in a moment. */
  | 'IN_PROGRESS'
  /** The idempotency key was already used for a different request. */
  | 'KEY_REUSED'
  /** The referenced object does not exist. */
  | 'NOT_FOUND'
  /** The value is too large, too small or too long; `message` states the limits. */
  | 'OUT_OF_RANGE'
  /** The price differs from the one shown to the buyer. */
  | 'PRICE_CHANGED'
  /** Too many attempts; `retryAfter` is the number of seconds to wait. */
  | 'RATE_LIMITED'
  /** Rejected for a reason that only `message` explains. */
  | 'REFUSED'
  /** A required value is missing. */
  | 'REQUIRED'
  /** Currently unavailable. */
  | 'UNAVAILABLE'
  /** The product has no such option. */
  | 'UNKNOWN_OPTION';

/**
 * One form value. The server merges the items into one object keyed by `sendid`. For a checkbox option, send one item
 * per selected value, all with the same `sendid`; of several items for anything else, the last counts.
 */
export type FieldInput = {
  /** `sendid` of the option or checkout field. For a new product, the option's `key` is accepted too, such as `region`. */
  sendid: string | number;
  /** `id` of the selected value, or the text entered. For a new product, the value's `key` is accepted too, such as `eu`. */
  value: string;
};

/** Account and character details for one game, or for one line of the cart. Exactly one of `game` and `line` is sent. */
export type IdentityInput = {
  /**
   * Values by the `sendid` of the game's checkout fields. Values that the game does not require are ignored, so a saved
   * profile can contain more.
   */
  fields: Array<FieldInput>;
  /** Path of a game in the cart, such as `wow-carry`. Omitted if `line` is sent. */
  game?: string | null | undefined;
  /** The `id` of a cart line, or the `line` of a seat in `checkout.fields.lines`. Omitted if `game` is sent. */
  line?: string | number | null | undefined;
};

/** The stage of an order. More precise than its status. */
export type OrderStage =
  /** A team is assigned. */
  | 'ASSIGNED'
  /** Ended by the buyer or the shop. */
  | 'CANCELLED'
  /** All work is done. */
  | 'COMPLETED'
  /** Placed; the payment is not finished. */
  | 'CREATED'
  /** The payment was declined permanently. */
  | 'DENIED'
  /** The buyer has disputed the payment with the payment provider. */
  | 'DISPUTED'
  /** Not paid in time. */
  | 'EXPIRED'
  /** The payment failed. */
  | 'FAILED'
  /** Work has started. */
  | 'IN_PROGRESS'
  /** Paid. */
  | 'PAID'
  /** Work has started and is paused; `stopped` is the reason. */
  | 'PAUSED'
  /** Confirmed by the buyer; awaiting payment. */
  | 'PENDING'
  /** The full amount was refunded. */
  | 'REFUNDED'
  /** The payment provider has reversed the payment. */
  | 'REVERSED'
  /** Ended before any money was taken. */
  | 'VOIDED';

/** The code of a `PlaceOrderError`. */
export type PlaceOrderErrorCode =
  /** The cart has changed since it was read; fetch it again. */
  | 'CART_CHANGED'
  /** The cart has nothing that can be ordered. */
  | 'CART_EMPTY'
  /** The value does not have the format of the field, or is not one of its allowed values. */
  | 'INVALID_FORMAT'
  /** The first request with this idempotency key is still in progress; retry in a moment. */
  | 'IN_PROGRESS'
  /** The idempotency key was already used for a different request. */
  | 'KEY_REUSED'
  /** The referenced object does not exist. */
  | 'NOT_FOUND'
  /** The value is too large, too small or too long; `message` states the limits. */
  | 'OUT_OF_RANGE'
  /** The order cannot be paid with this payment method. */
  | 'PAYMENT_METHOD'
  /** The price differs from the one shown to the buyer. */
  | 'PRICE_CHANGED'
  /** Too many attempts; `retryAfter` is the number of seconds to wait. */
  | 'RATE_LIMITED'
  /** Rejected for a reason that only `message` explains. */
  | 'REFUSED'
  /** The value is missing. */
  | 'REQUIRED'
  /** The terms were not accepted. */
  | 'TERMS'
  /** Currently unavailable. */
  | 'UNAVAILABLE'
  /** The product has no such option. */
  | 'UNKNOWN_OPTION';

/** The data that an order needs in addition to the cart. */
export type PlaceOrderInput = {
  /** Whether the buyer accepts the terms and the refund policy. Has to be true. */
  agree: boolean;
  /**
   * The `version` of the cart that the buyer saw. The order is rejected with `CART_CHANGED` if the cart has changed since,
   * or with `PRICE_CHANGED` if only its prices or its coupon have.
   */
  cartVersion?: string | null | undefined;
  /** Comment for the team, at most 2,000 characters. */
  comment?: string | null | undefined;
  /** Name of the buyer's business for the invoice, at most 100 characters. Ignored if no country is required. */
  company?: string | null | undefined;
  /** Street and city of that business, at most 200 characters. */
  companyAddress?: string | null | undefined;
  /** A `code` of `checkout.billing.countries`. Required if there are any, otherwise ignored. */
  country?: string | null | undefined;
  /** Coupon code, at most 20 characters, applied before the order is placed and replacing the cart's coupon. */
  coupon?: string | null | undefined;
  /** The email address for the receipt and the order's link. */
  email: string;
  /**
   * The total that the buyer saw, as a decimal string such as `58.40`. The order is rejected with `PRICE_CHANGED` if its
   * total differs. If both this and `cartVersion` are omitted, the total is compared with the last one quoted to this
   * session.
   */
  expectedTotal?: string | null | undefined;
  /**
   * Account and character details by the `sendid` of `cart.fields`, for every game that requires them. Values that no game
   * requires are ignored, so a saved profile can contain more.
   */
  fields?: Array<FieldInput>;
  /**
   * Idempotency key of 16 to 64 printable characters, generated once per purchase attempt; a repeated request with the
   * same key never creates a second order.
   */
  idempotencyKey: string;
  /**
   * Values for one game, which override `fields`, or for one line or seat, which override both. Each game, line or seat is
   * named at most once and has to be listed in `checkout.fields`; any other is rejected with `NOT_FOUND`.
   */
  identities?: Array<IdentityInput>;
  /** A `code` of `paymentMethods`. */
  paymentMethod: string | number;
  /** VAT ID of that business with the prefix of `country`, such as `DE123456789`. Requires `company`. */
  vatId?: string | null | undefined;
};

/** The code of a `QuoteError`. */
export type QuoteErrorCode =
  /** The value has an invalid format or is not one of the allowed values. */
  | 'INVALID_FORMAT'
  /** The referenced object does not exist. */
  | 'NOT_FOUND'
  /** The value is too large, too small or too long; `message` states the limits. */
  | 'OUT_OF_RANGE'
  /** Too many attempts; `retryAfter` is the number of seconds to wait. */
  | 'RATE_LIMITED'
  /** Rejected for a reason that only `message` explains. */
  | 'REFUSED'
  /** A required value is missing. */
  | 'REQUIRED'
  /** Currently unavailable. */
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