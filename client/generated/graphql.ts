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

/** The kind of an email alert. */
export type AlertKind =
  /** The price falls: at most one mail a week. */
  | 'PRICE'
  /** The next season of the game starts: one mail, then the alert ends. */
  | 'SEASON'
  /** A seat becomes free: one mail, then the alert ends. */
  | 'SEAT';

/** The mailed link of an alert. */
export type AlertLinkInput = {
  /** The last path segment of the mailed link. */
  token: string;
};

/** The coupon or store credit to apply to the cart. */
export type ApplyCouponInput = {
  /** Coupon or store credit code; at most 20 characters, case-insensitive. */
  code: string;
  /**
   * Key of 16 to 64 printable characters, generated once per attempt. The same key never changes the cart twice. Using
   * it for a different request fails with `KEY_REUSED`.
   */
  idempotencyKey?: string | null | undefined;
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

/** Why a line cannot be ordered as it is. */
export type CartLineProblemCode =
  /** The product is no longer sold. */
  | 'GONE'
  /** The quantity is below the minimum. */
  | 'MINIMUM'
  /** The product's options have changed and have to be selected again. */
  | 'OPTIONS'
  /** The quantity exceeds the maximum. */
  | 'QUANTITY'
  /** The run has started or was canceled. */
  | 'RUN_OVER'
  /** The run does not have enough seats left. */
  | 'SEATS'
  /** The run is for a different region or faction than the one selected. */
  | 'SIDE';

/** Kinds of channels. */
export type ChannelKind =
  /** Discord server. */
  | 'DISCORD'
  /** Direct messaging. */
  | 'MESSENGER'
  /** Photo profile. */
  | 'PHOTOS'
  /** Video channel. */
  | 'VIDEOS';

/** How a chip relates to its product. */
export type ChipState =
  /** Selected by these words. */
  | 'CHOSEN'
  /** Fixed by the product itself. */
  | 'FIXED'
  /** Implied by another value these words select, such as the region of a realm. */
  | 'IMPLIED'
  /** Recognized, but not an option of this product. */
  | 'UNUSED';

/** The order, and how its refunds are paid. */
export type ChooseRefundInput = {
  /** To the original payment method, or as store credit. */
  as: RefundAs;
  /** Idempotency key of 16 to 64 printable characters; a repeated request with the same key has no further effect. */
  idempotencyKey?: string | null | undefined;
  /** The order's `token`. */
  token: string;
};

/** The state of a compensation. */
export type CompensationState =
  /** Owed, but not paid out yet. */
  | 'ACCEPTED'
  /** Offered; the buyer can accept it. */
  | 'OFFERED'
  /** Paid out. */
  | 'PAID';

/** Why a coupon gives no discount on the cart. */
export type CouponReason =
  /** The coupon has expired. */
  | 'EXPIRED'
  /** The coupon is for first orders only, and this buyer has ordered before. */
  | 'FIRST_ORDER'
  /** The cart is below the coupon's minimum value. */
  | 'MINIMUM'
  /** The coupon does not apply to any product in the cart. */
  | 'NOT_FOR_CART'
  /** The coupon is not valid yet. */
  | 'NOT_YET'
  /** No coupon has this code. */
  | 'UNKNOWN'
  /** The coupon is limited to one order per buyer, and this buyer has used it. */
  | 'USED_BEFORE'
  /** The coupon has reached its usage limit. */
  | 'USED_UP';

/**
 * Currencies for prices, selected by the cookie `currency` or the header `X-Currency`. An unknown cookie value is
 * ignored.
 */
export type Currency =
  /** Euro. */
  | 'EUR'
  /** Pound sterling. */
  | 'GBP'
  /** US dollar. */
  | 'USD';

/** The login to delete. */
export type DeleteLoginInput = {
  /** Idempotency key of 16 to 64 printable characters; a repeated request with the same key has no further effect. */
  idempotencyKey?: string | null | undefined;
  /** The line's `id`. */
  line: string | number;
  /** The order's `token`. */
  token: string;
};

/** The state of notifications to a Discord channel. */
export type DiscordState =
  /** The webhook no longer exists at Discord. */
  | 'GONE'
  /** The test message was delivered; notifications about progress follow. */
  | 'ON'
  /** The test message has not been delivered yet. */
  | 'TESTING';

/** The status of a dated run. */
export type EventStatus =
  /** Canceled; buyers get a refund or a seat on another date. */
  | 'CANCELED'
  /** Its scheduled end has passed. */
  | 'FINISHED'
  /** Not started yet and currently full; a seat held in a cart can become free again. */
  | 'FULL'
  /** Started, and its scheduled end has not passed. */
  | 'RUNNING'
  /** Not started yet, with free seats. */
  | 'SCHEDULED';

/** Providers of express checkout wallets. */
export type ExpressProvider =
  /** The shop's own sandbox for testing; no money is transferred. */
  | 'SANDBOX'
  /** Stripe, with its Express Checkout Element. */
  | 'STRIPE';

/** A faction of World of Warcraft. */
export type Faction =
  /** Blue. */
  | 'ALLIANCE'
  /** Red. */
  | 'HORDE';

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

/** The order to hand over, and the recipient. */
export type HandOverOrderInput = {
  /** The recipient's email address, to which the new link and all further mails are sent. */
  email: string;
  /**
   * Idempotency key of 16 to 64 printable characters; a repeated request with the same key has no further effect, and is
   * accepted with the invalidated `token`.
   */
  idempotencyKey?: string | null | undefined;
  /** The order's `token`. */
  token: string;
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

/** The kind of a content block. */
export type InformationBlockKind =
  /** A second-level heading, below the page's `title`. */
  | 'HEADING'
  /** An unordered list. */
  | 'LIST'
  /** A paragraph of plain text. */
  | 'PARAGRAPH';

/** The topic of a message. */
export type InquiryTopic =
  /** Working with us. */
  | 'JOBS'
  /** An order that was placed. */
  | 'ORDER'
  /** Anything else. */
  | 'OTHER'
  /** Payment or refund. */
  | 'PAYMENT'
  /** Personal data. */
  | 'PRIVACY'
  /** Praise and complaints about a player. */
  | 'QUALITY'
  /** A service, before ordering. */
  | 'SERVICE';

/** The state of a late payment. */
export type LatePaymentState =
  /** The buyer can choose between `rebookOrder` and `refundLatePayment`. */
  | 'CHOOSE'
  /** A refund is due, but not paid out yet. */
  | 'DUE'
  /** Refunded. */
  | 'PAID';

/** The new date of one line. */
export type LineDateInput = {
  /** The `event` of one of the line's `otherDates`. */
  event: string | number;
  /** The line's `id`. */
  line: string | number;
};

/** The kind of an entry in the log of a sealed login. */
export type LoginEventKind =
  /** A player read the code, which was deleted with that. */
  | 'CODE_SHOWN'
  /** The buyer sealed a login code. */
  | 'CODE_STORED'
  /** The buyer deleted the login. */
  | 'DELETED'
  /** The login was deleted automatically because the line or the order ended. */
  | 'ENDED'
  /** The login was deleted automatically after the maximum storage time. */
  | 'EXPIRED'
  /** A player opened the login. */
  | 'OPENED'
  /** The buyer sealed the login, or replaced it. */
  | 'STORED';

/** The number and email address of an order. */
export type LookUpOrderInput = {
  /** The email address of the order. */
  email: string;
  /** Order number, such as `WS-10001`. The prefix `WS-` is optional. */
  number: string;
};

/** The email address whose orders are requested. */
export type MailOrderListInput = {
  /** The email address of the orders. */
  email: string;
};

/** The mailed link to the list. */
export type OpenOrderListInput = {
  /** The last path segment of the mailed link. */
  token: string;
};

/** The type of an option: its form control, and the value to send for it. */
export type OptionType =
  /** An integer within the limits of `amount`. */
  | 'AMOUNT'
  /** Any number of `values`: send one item for each. */
  | 'CHECKBOX'
  /** A date, `YYYY-MM-DD`. */
  | 'DATE'
  /** One of `values`, shown in the colours of the two factions. */
  | 'FACTION'
  /** One of `values`, all of them visible. */
  | 'RADIO'
  /** Two of `steps`, the lower one first, as `from-to` with their keys. */
  | 'RANGE'
  /** A name from `realms`, case-insensitive. */
  | 'REALM'
  /** One of `values`, chosen from a list. */
  | 'SELECT'
  /** A single line of text. */
  | 'TEXT'
  /** Multi-line text. */
  | 'TEXTAREA';

/** The code of an `OrderActError`. */
export type OrderActErrorCode =
  /** The value does not have the format of the field. */
  | 'INVALID_FORMAT'
  /** The first request with this idempotency key is still in progress; retry in a moment. */
  | 'IN_PROGRESS'
  /** The idempotency key was already used for a different request. */
  | 'KEY_REUSED'
  /** The order's link has expired; `lookUpOrder` mails a new one. */
  | 'LINK_EXPIRED'
  /** The referenced object does not exist. */
  | 'NOT_FOUND'
  /** The value is too large, too small or too long; `message` states the limits. */
  | 'OUT_OF_RANGE'
  /** Too many attempts; `retryAfter` is the number of seconds to wait. */
  | 'RATE_LIMITED'
  /** Rejected for a reason that only `message` explains. */
  | 'REFUSED'
  /** The value is missing. */
  | 'REQUIRED'
  /** Currently unavailable. */
  | 'UNAVAILABLE';

/** The order, for mutations that take no other data. */
export type OrderActInput = {
  /** Idempotency key of 16 to 64 printable characters; a repeated request with the same key has no further effect. */
  idempotencyKey?: string | null | undefined;
  /** The order's `token`. */
  token: string;
};

/** A channel for notifications about an order. */
export type OrderChannel =
  /** A Discord channel, by webhook. */
  | 'DISCORD'
  /** Email to the address of the order. */
  | 'EMAIL'
  /** Web push notifications. */
  | 'PUSH';

/** The kind of an invoice document. */
export type OrderInvoiceKind =
  /** A credit note, which reverses part of the invoice because of a refund. */
  | 'CREDIT_NOTE'
  /** The invoice of the order. */
  | 'INVOICE';

/** The author of a message. */
export type OrderSide =
  /** Anyone who has the order's link. */
  | 'BUYER'
  /** The team that works on the order. */
  | 'TEAM';

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

/** The statuses that shop systems define; a guest's order has only a few of them. `OrderStage` is more precise. */
export type OrderStatus =
  /** Ended by the buyer or the shop. */
  | 'CANCELED'
  /** The buyer had the payment reversed by the card's bank. */
  | 'CHARGEBACK'
  /** All work is done. */
  | 'COMPLETE'
  /** Created; the payment is not started or not finished. */
  | 'CREATED'
  /** The payment was declined permanently. */
  | 'DENIED'
  /** Not paid in time. */
  | 'EXPIRED'
  /** The payment failed. */
  | 'FAILED'
  /** Confirmed by the buyer; awaiting payment. */
  | 'PENDING'
  /** Processed outside the shop. Never set by the built-in shop. */
  | 'PROCESSED'
  /** Paid; work is about to start or in progress. */
  | 'PROCESSING'
  /** The full amount was refunded. */
  | 'REFUNDED'
  /** The payment provider has reversed the payment. */
  | 'REVERSED'
  /** Goods are shipped. Never set by the built-in shop. */
  | 'SHIPPED'
  /** Ended before any money was taken. */
  | 'VOIDED';

/** Why the promised times are paused. */
export type OrderStopCause =
  /** The buyer requested a pause. */
  | 'BUYER'
  /** The game's servers are down. */
  | 'SERVERS'
  /** The team is waiting for an answer from the buyer. */
  | 'WAITING';

/** Card and wallet brands. */
export type PayMark =
  /** Wallet by Amazon. */
  | 'AMAZON_PAY'
  /** Wallet on Apple devices. */
  | 'APPLE_PAY'
  /** Wallet by Google. */
  | 'GOOGLE_PAY'
  /** Pay later with Klarna. */
  | 'KLARNA'
  /** Wallet by Stripe. */
  | 'LINK'
  /** Card brand. */
  | 'MASTERCARD'
  /** Payment from a PayPal account. */
  | 'PAYPAL'
  /** Card brand. */
  | 'VISA';

/** The code of a `PayOrderError`. */
export type PayOrderErrorCode =
  /** The value does not have the format of the field. */
  | 'INVALID_FORMAT'
  /** The first request with this idempotency key is still in progress; retry in a moment. */
  | 'IN_PROGRESS'
  /** The idempotency key was already used for a different request. */
  | 'KEY_REUSED'
  /** The order's link has expired; `lookUpOrder` mails a new one. */
  | 'LINK_EXPIRED'
  /** The referenced object does not exist. */
  | 'NOT_FOUND'
  /** The value is too large or too small; `message` states the limits. */
  | 'OUT_OF_RANGE'
  /** The order cannot be paid with this payment method. */
  | 'PAYMENT_METHOD'
  /** Too many attempts; `retryAfter` is the number of seconds to wait. */
  | 'RATE_LIMITED'
  /** Rejected for a reason that only `message` explains. */
  | 'REFUSED'
  /** Currently unavailable. */
  | 'UNAVAILABLE';

/** What the client has to do next. */
export type PaymentActionType =
  /** Nothing. */
  | 'NONE'
  /** Redirect the buyer to `url`. */
  | 'REDIRECT';

/** Where the payment of an order takes place. */
export type PaymentKind =
  /** Paid outside the shop, for example by bank transfer. */
  | 'OFFLINE'
  /** Paid on the payment provider's page, to which the buyer is redirected. */
  | 'REDIRECT';

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

/** A price range in whole units of the visitor's currency, inclusive. An omitted bound is unlimited. */
export type PriceRange = {
  /** Lower bound. */
  from?: number | null | undefined;
  /** Upper bound. */
  to?: number | null | undefined;
};

/** The sort order of a product list. */
export type ProductSort =
  /** Best sellers first. */
  | 'FEATURED'
  /** By name, ascending. */
  | 'NAME'
  /** Newest first. */
  | 'NEWEST'
  /** By price, highest first. */
  | 'PRICE_HIGH'
  /** By price, lowest first. */
  | 'PRICE_LOW';

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

/** An expired order that was paid late, and its new dates. */
export type RebookOrderInput = {
  /** Exactly one entry for each line with a dated run. Empty if there are none. */
  dates: Array<LineDateInput>;
  /** Idempotency key of 16 to 64 printable characters; a repeated request with the same key has no further effect. */
  idempotencyKey?: string | null | undefined;
  /** The order's `token`. */
  token: string;
};

/** How refunds of an order are paid. */
export type RefundAs =
  /** As store credit, with a bonus. */
  | 'CREDIT'
  /** To the original payment method. */
  | 'MONEY';

/** The line to refund. */
export type RefundOrderLineInput = {
  /** Idempotency key of 16 to 64 printable characters; a repeated request with the same key has no further effect. */
  idempotencyKey?: string | null | undefined;
  /** The line's `id`. */
  line: string | number;
  /** The order's `token`. */
  token: string;
};

/** Game server region. Each account belongs to one. */
export type Region =
  /** Europe. */
  | 'eu'
  /** Americas and Oceania. */
  | 'us';

/** The line to remove from the cart. */
export type RemoveCartLineInput = {
  /**
   * Key of 16 to 64 printable characters, generated once per attempt. The same key never changes the cart twice. Using
   * it for a different request fails with `KEY_REUSED`.
   */
  idempotencyKey?: string | null | undefined;
  /** `id` of the line. */
  line: string | number;
};

/** What to remove from the cart. The coupon by default. */
export type RemoveCouponInput = {
  /** If true, removes the store credit and keeps the coupon. */
  credit?: boolean | null | undefined;
  /**
   * Key of 16 to 64 printable characters, generated once per attempt. The same key never changes the cart twice. Using
   * it for a different request fails with `KEY_REUSED`.
   */
  idempotencyKey?: string | null | undefined;
};

/** Why a review is reported. */
export type ReportReason =
  /** Insults or threats. */
  | 'ABUSE'
  /** It is off-topic or untrue. */
  | 'FALSE'
  /** Anything else. */
  | 'OTHER'
  /** It reveals somebody's identity or contact details. */
  | 'PERSONAL'
  /** Advertising. */
  | 'SPAM';

/** The code of a `ReportReviewError`. */
export type ReportReviewErrorCode =
  /** The value does not have the format of the field. */
  | 'INVALID_FORMAT'
  /** The review does not exist. */
  | 'NOT_FOUND'
  /** Too many attempts; `retryAfter` is the number of seconds to wait. */
  | 'RATE_LIMITED'
  /** Rejected for a reason that only `message` explains. */
  | 'REFUSED';

/** A report of a review to the team. */
export type ReportReviewInput = {
  /** Why it is reported. */
  reason: ReportReason;
  /** The `id` of the review. */
  review: string | number;
};

/** A request for a service that no product of the shop covers. */
export type RequestBuildInput = {
  /** The budget: an amount or a range, such as `100 to 150`. */
  budget: string;
  /** The currency of `budget`. */
  currency: Currency;
  /** A date such as `2026-12-24`, today or later. Null for no deadline. */
  deadline?: string | null | undefined;
  /** A Discord user name, to be contacted there instead. */
  discord?: string | null | undefined;
  /** The email address for the plan. */
  email: string;
  /** A game's `path`, such as `wow-carry`. */
  game: string;
  /** The desired result, at most 2,000 characters. */
  text: string;
};

/** The line and its new date. */
export type RescheduleOrderLineInput = {
  /** The `event` of one of the line's `otherDates`. */
  event: string | number;
  /** Idempotency key of 16 to 64 printable characters; a repeated request with the same key has no further effect. */
  idempotencyKey?: string | null | undefined;
  /** The line's `id`. */
  line: string | number;
  /** The order's `token`. */
  token: string;
};

/** The line to restore. */
export type RestoreCartLineInput = {
  /**
   * Key of 16 to 64 printable characters, generated once per attempt. The same key never changes the cart twice. Using
   * it for a different request fails with `KEY_REUSED`.
   */
  idempotencyKey?: string | null | undefined;
  /** `id` of a removed line. The last ten removed lines can be restored. */
  line: string | number;
};

/** A review of a finished order. */
export type ReviewOrderInput = {
  /** Idempotency key of 16 to 64 printable characters; a repeated request with the same key has no further effect. */
  idempotencyKey?: string | null | undefined;
  /** The name shown with it, at most 40 characters. Null for none. */
  name?: string | null | undefined;
  /** Number of stars, 1 to 5. */
  stars: number;
  /** Plain text of 10 to 1,500 characters, shown publicly. */
  text: string;
  /** The order's `token`. */
  token: string;
};

/** The login for a piloted line. */
export type SealLoginInput = {
  /** Name or email of the game account, at most 200 characters. */
  account: string;
  /** The line's `id`. */
  line: string | number;
  /** Anything else needed to log in, such as the platform or a PIN; at most 300 characters. */
  note?: string | null | undefined;
  /** The password, at most 200 characters, stored exactly as sent. */
  password: string;
  /** The order's `token`. */
  token: string;
};

/** A message to the team. */
export type SendInquiryInput = {
  /** The email address for the reply. */
  email: string;
  /** The name used in the reply. */
  name: string;
  /** Order number such as `WS-10001`, if the message is about an order. */
  order?: string | null | undefined;
  /** The message, at most 2,000 characters. */
  text: string;
  /** Determines which part of the team reads it first. */
  topic: InquiryTopic;
};

/** A one-time code that the game asks for at login. */
export type SendLoginCodeInput = {
  /** The code, at most 40 characters. */
  code: string;
  /** The line's `id`. */
  line: string | number;
  /** The order's `token`. */
  token: string;
};

/** A message to the team of an order. */
export type SendOrderMessageInput = {
  /** Idempotency key of 16 to 64 printable characters; a repeated request with the same key has no further effect. */
  idempotencyKey?: string | null | undefined;
  /** Plain text, at most 2,000 characters. */
  text: string;
  /** The order's `token`. */
  token: string;
};

/** The alert to create. */
export type SetAlertInput = {
  /** The email address; the confirmation link is sent to it. */
  email: string;
  /** A full run of the product. Any run if omitted. Only for `SEAT`. */
  event?: string | number | null | undefined;
  /** The kind of the alert. */
  kind: AlertKind;
  /** The product's slug: the last segment of its `path`. */
  product: string;
};

/** The Discord channel to notify. */
export type SetOrderDiscordInput = {
  /** Idempotency key of 16 to 64 printable characters; a repeated request with the same key has no further effect. */
  idempotencyKey?: string | null | undefined;
  /** The order's `token`. */
  token: string;
  /** Webhook URL from the channel settings: `https://discord.com/api/webhooks/…`. Null turns notifications off. */
  webhook?: string | null | undefined;
};

/** The `PushSubscription` of a browser. */
export type StartOrderNotificationsInput = {
  /** The key `auth` of the subscription, base64url. */
  auth: string;
  /** The `endpoint` of the subscription: https, a public host name, at most 1,024 characters. */
  endpoint: string;
  /** Idempotency key of 16 to 64 printable characters; a repeated request with the same key has no further effect. */
  idempotencyKey?: string | null | undefined;
  /** The key `p256dh` of the subscription, base64url. */
  p256dh: string;
  /** The order's `token`. */
  token: string;
};

/** The browser to unsubscribe. */
export type StopOrderNotificationsInput = {
  /** One of `notifications.devices`. All of them if omitted. */
  device?: string | number | null | undefined;
  /** Idempotency key of 16 to 64 printable characters; a repeated request with the same key has no further effect. */
  idempotencyKey?: string | null | undefined;
  /** The order's `token`. */
  token: string;
};

/** The code of a `SubscribeError`. */
export type SubscribeErrorCode =
  /** The value has an invalid format. */
  | 'INVALID_FORMAT'
  /** Too many attempts; `retryAfter` is the number of seconds to wait. */
  | 'RATE_LIMITED'
  /** Rejected for a reason that only `message` explains. */
  | 'REFUSED'
  /** A required value is missing. */
  | 'REQUIRED';

/** A subscription to the newsletter. */
export type SubscribeInput = {
  /** The email address; the confirmation link is sent to it. */
  email: string;
  /** The place of the form, for the shop's statistics. */
  source?: SubscribeSource;
};

/** The place on the site from which a visitor subscribes. */
export type SubscribeSource =
  /** The checkbox at the checkout. */
  | 'CHECKOUT'
  /** The form in the page footer. */
  | 'FOOTER'
  /** The offer to new visitors. */
  | 'POPUP';

/** The required format of a text option, in addition to its length. */
export type TextFormat =
  /** 2 to 12 letters or digits, then `#` and digits. Error message: `Format is SomeNickname88#12345`. */
  | 'BATTLETAG'
  /** An email address. Error message: `Enter correct email`. */
  | 'EMAIL';

/** The order and the amount of the tip. */
export type TipOrderInput = {
  /** Decimal amount in the order's currency, such as `7.50`. */
  amount: string;
  /** Idempotency key of 16 to 64 printable characters; a repeated request with the same key has no further effect. */
  idempotencyKey?: string | null | undefined;
  /** The order's `token`. */
  token: string;
};

/** The state of a paid tip. */
export type TipState =
  /** Due to be refunded to the buyer. */
  | 'DUE'
  /** Paid. */
  | 'PAID'
  /** Refunded. */
  | 'RETURNED';

/** Changes to a line. Omitted fields stay unchanged. */
export type UpdateCartLineInput = {
  /** Accepts the current price: `totalBefore` becomes null. */
  acceptPrice?: boolean | null | undefined;
  /**
   * Key of 16 to 64 printable characters, generated once per attempt. The same key never changes the cart twice. Using
   * it for a different request fails with `KEY_REUSED`.
   */
  idempotencyKey?: string | null | undefined;
  /** `id` of the line. */
  line: string | number;
  /** The full set of options, replacing the previous ones. Unchanged if omitted. */
  options?: Array<FieldInput> | null | undefined;
  /**
   * New quantity, an integer. 0 is rejected; use `removeCartLine` instead. Unchanged if omitted. Sending the current
   * quantity renews an expired hold on seats of a run.
   */
  quantity?: number | null | undefined;
  /** `slug` of the requested player. An empty string clears the request. Unchanged if omitted. */
  requestedPlayer?: string | null | undefined;
  /** Expected `version` of the line. If it no longer matches, the update fails with `CART_CHANGED`. */
  version?: string | null | undefined;
};

export type AddToCartMutationVariables = Exact<{
  input: AddToCartInput;
}>;


export type AddToCartMutation = { __typename: 'Mutation', addToCart: (
    { __typename: 'CartPayload' }
    & { ' $fragmentRefs'?: { 'ChangedCartFragment': ChangedCartFragment } }
  ) };

export type UpdateCartLineMutationVariables = Exact<{
  input: UpdateCartLineInput;
}>;


export type UpdateCartLineMutation = { __typename: 'Mutation', updateCartLine: (
    { __typename: 'CartPayload' }
    & { ' $fragmentRefs'?: { 'ChangedCartFragment': ChangedCartFragment } }
  ) };

export type RemoveCartLineMutationVariables = Exact<{
  input: RemoveCartLineInput;
}>;


export type RemoveCartLineMutation = { __typename: 'Mutation', removeCartLine: (
    { __typename: 'CartPayload' }
    & { ' $fragmentRefs'?: { 'ChangedCartFragment': ChangedCartFragment } }
  ) };

export type RestoreCartLineMutationVariables = Exact<{
  input: RestoreCartLineInput;
}>;


export type RestoreCartLineMutation = { __typename: 'Mutation', restoreCartLine: (
    { __typename: 'CartPayload' }
    & { ' $fragmentRefs'?: { 'ChangedCartFragment': ChangedCartFragment } }
  ) };

export type ApplyCouponMutationVariables = Exact<{
  input: ApplyCouponInput;
}>;


export type ApplyCouponMutation = { __typename: 'Mutation', applyCoupon: (
    { __typename: 'CartPayload' }
    & { ' $fragmentRefs'?: { 'ChangedCartFragment': ChangedCartFragment } }
  ) };

export type RemoveCouponMutationVariables = Exact<{
  input?: RemoveCouponInput | null | undefined;
}>;


export type RemoveCouponMutation = { __typename: 'Mutation', removeCoupon: (
    { __typename: 'CartPayload' }
    & { ' $fragmentRefs'?: { 'ChangedCartFragment': ChangedCartFragment } }
  ) };

export type ChangedCartFragment = { __typename: 'CartPayload', cart: (
    { __typename: 'Cart' }
    & { ' $fragmentRefs'?: { 'CartPage_CartFragment': CartPage_CartFragment } }
  ) | null, errors: Array<{ __typename: 'CartError', field: string | null, code: CartErrorCode, message: string, couponReason: CouponReason | null }> } & { ' $fragmentName'?: 'ChangedCartFragment' };

export type CartCountQueryVariables = Exact<{ [key: string]: never; }>;


export type CartCountQuery = { __typename: 'Query', cart: { __typename: 'Cart', id: string, lines: Array<{ __typename: 'CartLine', id: string }> } };

export type CartLine_LineFragment = { __typename: 'CartLine', id: string, version: string, choices: Array<string>, start: string, eta: string, quantity: number, minimum: number, maximum: number | null, isCountable: boolean, inStock: boolean, product: { __typename: 'CartProduct', id: string, name: string, path: string, image: { __typename: 'Picture', src: string, avif: string, webp: string, width: number, height: number } }, unitPrice: { __typename: 'Money', formatted: string }, total: { __typename: 'Money', amount: string, formatted: string }, totalBefore: { __typename: 'Money', formatted: string } | null, problem: { __typename: 'CartLineProblem', code: CartLineProblemCode, message: string, quantity: number | null } | null, requestedPlayer: { __typename: 'RequestedPlayer', slug: string, name: string, isAvailable: boolean } | null, event: { __typename: 'CartLineEvent', startsAt: string, endsAt: string | null, holdExpiresAt: string | null } | null } & { ' $fragmentName'?: 'CartLine_LineFragment' };

export type CartPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CartPageQuery = { __typename: 'Query', cart: (
    { __typename: 'Cart' }
    & { ' $fragmentRefs'?: { 'CartPage_CartFragment': CartPage_CartFragment } }
  ) };

export type CartPage_CartFragment = (
  { __typename: 'Cart', id: string, count: number, version: string, coupon: string | null, couponHint: string | null, warnings: Array<string>, total: { __typename: 'Money', amount: string, currency: Currency, formatted: string }, credit: { __typename: 'CartCredit', code: string, expiresAt: string | null, hint: string | null, left: { __typename: 'Money', amount: string, formatted: string } } | null, lines: Array<(
    { __typename: 'CartLine', id: string, version: string, quantity: number, product: { __typename: 'CartProduct', id: string, name: string }, answers: Array<{ __typename: 'CartLineAnswer', sendid: string, value: string }>, event: { __typename: 'CartLineEvent', id: string } | null, problem: { __typename: 'CartLineProblem', code: CartLineProblemCode } | null }
    & { ' $fragmentRefs'?: { 'CartLine_LineFragment': CartLine_LineFragment } }
  )> }
  & { ' $fragmentRefs'?: { 'CartTotals_CartFragment': CartTotals_CartFragment } }
) & { ' $fragmentName'?: 'CartPage_CartFragment' };

export type CartShareTokenQueryVariables = Exact<{ [key: string]: never; }>;


export type CartShareTokenQuery = { __typename: 'Query', cart: { __typename: 'Cart', id: string, shareToken: string | null } };

export type SharedCartQueryVariables = Exact<{
  token: string;
}>;


export type SharedCartQuery = { __typename: 'Query', sharedCart: { __typename: 'SharedCart', lines: Array<{ __typename: 'SharedCartLine', quantity: number, event: string | null, options: Array<{ __typename: 'CartLineAnswer', sendid: string, value: string }>, product: { __typename: 'Product', id: string, name: string, path: string, inStock: boolean, image: { __typename: 'Picture', src: string, avif: string, webp: string, width: number, height: number } } | null }> } | null };

export type CartTotals_CartFragment = { __typename: 'Cart', id: string, totals: Array<{ __typename: 'CartTotal', code: string, title: string, amount: { __typename: 'Money', amount: string, formatted: string } }> } & { ' $fragmentName'?: 'CartTotals_CartFragment' };

export type CategoryPageQueryVariables = Exact<{
  path: string;
  isGame: boolean;
}>;


export type CategoryPageQuery = { __typename: 'Query', category: { __typename: 'Category', id: string, name: string, path: string, shareImage: string, intro: string, description: Array<string>, metaTitle: string, metaDescription: string, productCount: number, banner: { __typename: 'Picture', src: string, avif: string, webp: string, width: number, height: number }, faq: Array<{ __typename: 'Question', question: string, answer: string }>, breadcrumbs: Array<{ __typename: 'Breadcrumb', name: string, path: string }>, priceFrom: { __typename: 'Money', formatted: string } | null, game: { __typename: 'Category', id: string, name: string, path: string, faq?: Array<{ __typename: 'Question', question: string, answer: string }> } } | null };

export type CategoryProductsQueryVariables = Exact<{
  path: string;
  page: number;
  sort: ProductSort;
  filters: Array<string | number> | string | number;
  price?: PriceRange | null | undefined;
}>;


export type CategoryProductsQuery = { __typename: 'Query', products: { __typename: 'ProductPage', total: number, page: number, limit: number, items: Array<(
      { __typename: 'Product' }
      & { ' $fragmentRefs'?: { 'ProductCard_ProductFragment': ProductCard_ProductFragment } }
    )>, filters: Array<{ __typename: 'FilterGroup', id: string, name: string, filters: Array<{ __typename: 'Filter', id: string, name: string, count: number, chosen: boolean }> }> } };

export type OpenCheckoutMutationVariables = Exact<{
  acceptTotal?: string | null | undefined;
}>;


export type OpenCheckoutMutation = { __typename: 'Mutation', openCheckout: { __typename: 'Checkout', heldUntil: string | null, before: { __typename: 'PricesBefore', deadCoupon: string | null, total: { __typename: 'Money', formatted: string, currency: Currency }, lines: Array<{ __typename: 'LinePriceBefore', line: string, total: { __typename: 'Money', formatted: string } }> } | null, cart: (
      { __typename: 'Cart', id: string, version: string, coupon: string | null, warnings: Array<string>, lines: Array<{ __typename: 'CartLine', id: string }>, total: { __typename: 'Money', amount: string, currency: Currency, formatted: string } }
      & { ' $fragmentRefs'?: { 'OrderSummary_CartFragment': OrderSummary_CartFragment;'OrderLines_CartFragment': OrderLines_CartFragment } }
    ), fields: Array<{ __typename: 'CheckoutFieldGroup', game: string, title: string, lines: Array<{ __typename: 'CheckoutLine', line: string, cartLine: string, seat: number | null, name: string }>, known: Array<{ __typename: 'CheckoutKnown', name: string, value: string }>, fields: Array<(
        { __typename: 'CheckoutField', sendid: string }
        & { ' $fragmentRefs'?: { 'GameField_FieldFragment': GameField_FieldFragment } }
      )> }>, unpaidOrder: { __typename: 'UnpaidOrder', number: string, idempotencyKey: string | null } | null, guest: { __typename: 'CheckoutGuest', email: string, paymentMethod: string, comment: string, fields: Array<{ __typename: 'CheckoutAnswer', sendid: string, value: string }>, identities: Array<{ __typename: 'CheckoutIdentity', game: string | null, line: string | null, fields: Array<{ __typename: 'CheckoutAnswer', sendid: string, value: string }> }> }, billing: { __typename: 'CheckoutBilling', country: string | null, company: string | null, companyAddress: string | null, vatId: string | null, countries: Array<{ __typename: 'Country', code: string, name: string }> } | null, paymentMethods: Array<(
      { __typename: 'PaymentMethod', code: string, kind: PaymentKind, icon: string }
      & { ' $fragmentRefs'?: { 'PaymentMethods_MethodFragment': PaymentMethods_MethodFragment } }
    )> } | null };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { __typename: 'Mutation', placeOrder: { __typename: 'PlaceOrderPayload', order: { __typename: 'Order', number: string, status: OrderStatus, url: string } | null, paymentAction: { __typename: 'PaymentAction', type: PaymentActionType, url: string | null } | null, errors: Array<{ __typename: 'PlaceOrderError', field: string | null, game: string | null, line: string | null, code: PlaceOrderErrorCode, message: string }> } };

export type PaymentMethods_MethodFragment = { __typename: 'PaymentMethod', code: string, title: string, hint: string, icon: string } & { ' $fragmentName'?: 'PaymentMethods_MethodFragment' };

export type GameField_FieldFragment = { __typename: 'CheckoutField', sendid: string, name: string, type: OptionType, required: boolean, suggested: string | null, realmsOf: string | null, format: TextFormat | null, placeholder: string, values: Array<{ __typename: 'ProductOptionValue', value: string, name: string }> } & { ' $fragmentName'?: 'GameField_FieldFragment' };

export type GameRealmsQueryVariables = Exact<{
  path: string;
}>;


export type GameRealmsQuery = { __typename: 'Query', product: { __typename: 'Product', id: string, options: Array<{ __typename: 'ProductOption', sendid: string, realms: Array<{ __typename: 'RealmList', region: string, names: Array<string> }> }> } | null };

export type OrderLines_CartFragment = { __typename: 'Cart', id: string, lines: Array<{ __typename: 'CartLine', id: string, choices: Array<string>, start: string, eta: string, quantity: number, product: { __typename: 'CartProduct', id: string, name: string, image: { __typename: 'Picture', src: string, avif: string, webp: string, width: number, height: number } }, requestedPlayer: { __typename: 'RequestedPlayer', name: string, isAvailable: boolean } | null, event: { __typename: 'CartLineEvent', startsAt: string, endsAt: string | null } | null, total: { __typename: 'Money', amount: string, formatted: string } }> } & { ' $fragmentName'?: 'OrderLines_CartFragment' };

export type OrderSummary_CartFragment = (
  { __typename: 'Cart', id: string }
  & { ' $fragmentRefs'?: { 'OrderLines_CartFragment': OrderLines_CartFragment;'CartTotals_CartFragment': CartTotals_CartFragment } }
) & { ' $fragmentName'?: 'OrderSummary_CartFragment' };

export type InformationPageQueryVariables = Exact<{
  slug: string;
  isFaq: boolean;
}>;


export type InformationPageQuery = { __typename: 'Query', information: { __typename: 'Information', slug: string, title: string, metaTitle: string, metaDescription: string, blocks: Array<(
      { __typename: 'InformationBlock', kind: InformationBlockKind, text: string, items: Array<string> }
      & { ' $fragmentRefs'?: { 'InformationBlocks_BlockFragment': InformationBlocks_BlockFragment } }
    )> } | null, categories?: Array<{ __typename: 'Category', path: string, name: string, faq: Array<{ __typename: 'Question', question: string, answer: string }> }> };

export type InformationBlocks_BlockFragment = { __typename: 'InformationBlock', kind: InformationBlockKind, text: string, items: Array<string> } & { ' $fragmentName'?: 'InformationBlocks_BlockFragment' };

export type FavouriteProductsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type FavouriteProductsQuery = { __typename: 'Query', productsById: Array<(
    { __typename: 'Product', id: string }
    & { ' $fragmentRefs'?: { 'ProductCard_ProductFragment': ProductCard_ProductFragment } }
  ) | null> };

export type SendInquiryMutationVariables = Exact<{
  input: SendInquiryInput;
}>;


export type SendInquiryMutation = { __typename: 'Mutation', sendInquiry: { __typename: 'InquiryPayload', errors: Array<{ __typename: 'InquiryError', field: string | null, message: string }> } };

export type RequestBuildMutationVariables = Exact<{
  input: RequestBuildInput;
}>;


export type RequestBuildMutation = { __typename: 'Mutation', requestBuild: { __typename: 'InquiryPayload', errors: Array<{ __typename: 'InquiryError', field: string | null, message: string }> } };

export type PlayerPageQueryVariables = Exact<{
  slug: string;
  after?: string | number | null | undefined;
}>;


export type PlayerPageQuery = { __typename: 'Query', player: { __typename: 'PlayerProfile', player: { __typename: 'Player', slug: string, name: string, languages: Array<string>, hours: string | null, finishedOrders: number, onTimePercent: number | null }, games: Array<{ __typename: 'Category', name: string, path: string }>, reviews: { __typename: 'ReviewPage', next: string | null, rating: (
        { __typename: 'Rating' }
        & { ' $fragmentRefs'?: { 'RatingSummary_RatingFragment': RatingSummary_RatingFragment } }
      ) | null, items: Array<(
        { __typename: 'Review' }
        & { ' $fragmentRefs'?: { 'ReviewItem_ReviewFragment': ReviewItem_ReviewFragment } }
      )> } } | null };

export type PlayerProductsQueryVariables = Exact<{
  category: string;
  page: number;
}>;


export type PlayerProductsQuery = { __typename: 'Query', products: { __typename: 'ProductPage', total: number, limit: number, items: Array<{ __typename: 'Product', id: string, name: string, path: string, inStock: boolean, image: { __typename: 'Picture', src: string }, price: { __typename: 'Money', formatted: string } }> } };

export type ReviewsPageQueryVariables = Exact<{
  category?: string | null | undefined;
  stars?: number | null | undefined;
  after?: string | number | null | undefined;
}>;


export type ReviewsPageQuery = { __typename: 'Query', information: { __typename: 'Information', slug: string, title: string, metaTitle: string, metaDescription: string, blocks: Array<(
      { __typename: 'InformationBlock', kind: InformationBlockKind, text: string, items: Array<string> }
      & { ' $fragmentRefs'?: { 'InformationBlocks_BlockFragment': InformationBlocks_BlockFragment } }
    )> } | null, reviews: { __typename: 'ReviewPage', next: string | null, rating: (
      { __typename: 'Rating' }
      & { ' $fragmentRefs'?: { 'RatingSummary_RatingFragment': RatingSummary_RatingFragment } }
    ) | null, items: Array<(
      { __typename: 'Review' }
      & { ' $fragmentRefs'?: { 'ReviewItem_ReviewFragment': ReviewItem_ReviewFragment } }
    )> } | null };

export type ReportReviewMutationVariables = Exact<{
  input: ReportReviewInput;
}>;


export type ReportReviewMutation = { __typename: 'Mutation', reportReview: { __typename: 'ReportReviewPayload', errors: Array<{ __typename: 'ReportReviewError', code: ReportReviewErrorCode, message: string }> } };

export type MovedQueryVariables = Exact<{
  path: string;
}>;


export type MovedQuery = { __typename: 'Query', redirect: string | null };

export type RunsQueryVariables = Exact<{
  from: string;
  to: string;
  category?: string | null | undefined;
  next?: number | null | undefined;
}>;


export type RunsQuery = { __typename: 'Query', events: Array<{ __typename: 'Event', id: string, title: string, startsAt: string, endsAt: string, region: Region, faction: Faction | null, difficulty: string, loot: string, slotsLeft: number, seatsAsOf: string | null, slotsTotal: number, status: EventStatus, isReady: boolean, price: { __typename: 'Money', amount: string, currency: Currency, formatted: string } | null, product: { __typename: 'Product', id: string, name: string, path: string } | null }> };

export type ScheduleRunQueryVariables = Exact<{
  id: string | number;
}>;


export type ScheduleRunQuery = { __typename: 'Query', event: { __typename: 'Event', id: string, options: Array<{ __typename: 'EventOption', sendid: string, value: string }>, product: { __typename: 'Product', id: string, minimum: number } | null } | null };

export type HomePopularQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePopularQuery = { __typename: 'Query', wow: (
    { __typename: 'ProductPage' }
    & { ' $fragmentRefs'?: { 'HomePopular_PageFragment': HomePopular_PageFragment } }
  ), classic: (
    { __typename: 'ProductPage' }
    & { ' $fragmentRefs'?: { 'HomePopular_PageFragment': HomePopular_PageFragment } }
  ), destiny: (
    { __typename: 'ProductPage' }
    & { ' $fragmentRefs'?: { 'HomePopular_PageFragment': HomePopular_PageFragment } }
  ), diablo: (
    { __typename: 'ProductPage' }
    & { ' $fragmentRefs'?: { 'HomePopular_PageFragment': HomePopular_PageFragment } }
  ), football: (
    { __typename: 'ProductPage' }
    & { ' $fragmentRefs'?: { 'HomePopular_PageFragment': HomePopular_PageFragment } }
  ), counterStrike: (
    { __typename: 'ProductPage' }
    & { ' $fragmentRefs'?: { 'HomePopular_PageFragment': HomePopular_PageFragment } }
  ), exile: (
    { __typename: 'ProductPage' }
    & { ' $fragmentRefs'?: { 'HomePopular_PageFragment': HomePopular_PageFragment } }
  ), battlefield: (
    { __typename: 'ProductPage' }
    & { ' $fragmentRefs'?: { 'HomePopular_PageFragment': HomePopular_PageFragment } }
  ), overwatch: (
    { __typename: 'ProductPage' }
    & { ' $fragmentRefs'?: { 'HomePopular_PageFragment': HomePopular_PageFragment } }
  ), dune: (
    { __typename: 'ProductPage' }
    & { ' $fragmentRefs'?: { 'HomePopular_PageFragment': HomePopular_PageFragment } }
  ), roblox: (
    { __typename: 'ProductPage' }
    & { ' $fragmentRefs'?: { 'HomePopular_PageFragment': HomePopular_PageFragment } }
  ), rivals: (
    { __typename: 'ProductPage' }
    & { ' $fragmentRefs'?: { 'HomePopular_PageFragment': HomePopular_PageFragment } }
  ), valorant: (
    { __typename: 'ProductPage' }
    & { ' $fragmentRefs'?: { 'HomePopular_PageFragment': HomePopular_PageFragment } }
  ), nightreign: (
    { __typename: 'ProductPage' }
    & { ' $fragmentRefs'?: { 'HomePopular_PageFragment': HomePopular_PageFragment } }
  ), scrolls: (
    { __typename: 'ProductPage' }
    & { ' $fragmentRefs'?: { 'HomePopular_PageFragment': HomePopular_PageFragment } }
  ) };

export type HomeQuestionsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuestionsQuery = { __typename: 'Query', information: (
    { __typename: 'Information' }
    & { ' $fragmentRefs'?: { 'HomeQuestions_InformationFragment': HomeQuestions_InformationFragment } }
  ) | null };

export type HomePopular_PageFragment = { __typename: 'ProductPage', items: Array<(
    { __typename: 'Product', id: string }
    & { ' $fragmentRefs'?: { 'ProductCard_ProductFragment': ProductCard_ProductFragment } }
  )> } & { ' $fragmentName'?: 'HomePopular_PageFragment' };

export type HomeQuestions_InformationFragment = { __typename: 'Information', blocks: Array<{ __typename: 'InformationBlock', kind: InformationBlockKind, text: string }> } & { ' $fragmentName'?: 'HomeQuestions_InformationFragment' };

export type MenuPricesQueryVariables = Exact<{ [key: string]: never; }>;


export type MenuPricesQuery = { __typename: 'Query', categories: Array<{ __typename: 'Category', path: string, children: Array<{ __typename: 'Category', path: string, priceFrom: { __typename: 'Money', formatted: string } | null }> }> };

export type SearchPanelQueryVariables = Exact<{
  query: string;
}>;


export type SearchPanelQuery = { __typename: 'Query', search: { __typename: 'SearchResult', total: number, instead: string | null, notSold: string | null, leftOut: Array<string>, products: Array<(
      { __typename: 'Product', id: string }
      & { ' $fragmentRefs'?: { 'FoundService_ProductFragment': FoundService_ProductFragment } }
    )>, categories: Array<(
      { __typename: 'Category', id: string }
      & { ' $fragmentRefs'?: { 'FoundCategory_CategoryFragment': FoundCategory_CategoryFragment } }
    )> }, interpret: { __typename: 'Interpretation', lines: Array<(
      { __typename: 'InterpretedLine' }
      & { ' $fragmentRefs'?: { 'ReadyLine_LineFragment': ReadyLine_LineFragment } }
    )> } };

export type SearchPopularQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchPopularQuery = { __typename: 'Query', wow: (
    { __typename: 'ProductPage' }
    & { ' $fragmentRefs'?: { 'PopularService_PageFragment': PopularService_PageFragment } }
  ), destiny: (
    { __typename: 'ProductPage' }
    & { ' $fragmentRefs'?: { 'PopularService_PageFragment': PopularService_PageFragment } }
  ), diablo: (
    { __typename: 'ProductPage' }
    & { ' $fragmentRefs'?: { 'PopularService_PageFragment': PopularService_PageFragment } }
  ), football: (
    { __typename: 'ProductPage' }
    & { ' $fragmentRefs'?: { 'PopularService_PageFragment': PopularService_PageFragment } }
  ) };

export type PopularService_PageFragment = { __typename: 'ProductPage', items: Array<(
    { __typename: 'Product', id: string }
    & { ' $fragmentRefs'?: { 'FoundService_ProductFragment': FoundService_ProductFragment } }
  )> } & { ' $fragmentName'?: 'PopularService_PageFragment' };

export type FoundService_ProductFragment = { __typename: 'Product', id: string, name: string, path: string, image: { __typename: 'Picture', src: string, avif: string, webp: string, width: number, height: number }, price: { __typename: 'Money', amount: string, formatted: string }, game: { __typename: 'Category', id: string, name: string } } & { ' $fragmentName'?: 'FoundService_ProductFragment' };

export type FoundCategory_CategoryFragment = { __typename: 'Category', id: string, name: string, path: string, productCount: number, priceFrom: { __typename: 'Money', formatted: string } | null, game: { __typename: 'Category', id: string, name: string, image: string } } & { ' $fragmentName'?: 'FoundCategory_CategoryFragment' };

export type SubscribeMutationVariables = Exact<{
  input: SubscribeInput;
}>;


export type SubscribeMutation = { __typename: 'Mutation', subscribe: { __typename: 'SubscribePayload', errors: Array<{ __typename: 'SubscribeError', field: string | null, code: SubscribeErrorCode, message: string }> } };

export type OrderEnd_OrderFragment = { __typename: 'Order', stage: OrderStage, paidAt: string | null, latePayment: { __typename: 'OrderLatePayment', state: LatePaymentState } | null, lines: Array<{ __typename: 'OrderLine', id: string, path: string | null, name: string, choices: Array<string>, unitName: string, unitsTotal: number, unitsDone: number, unitReached: string | null }> } & { ' $fragmentName'?: 'OrderEnd_OrderFragment' };

export type OrderHead_OrderFragment = { __typename: 'Order', number: string, stage: OrderStage, paidAt: string | null, total: { __typename: 'Money', formatted: string }, latePayment: { __typename: 'OrderLatePayment', state: LatePaymentState } | null, refunds: Array<{ __typename: 'OrderRefund', isPaid: boolean, amount: { __typename: 'Money', formatted: string } }> } & { ' $fragmentName'?: 'OrderHead_OrderFragment' };

export type OrderHistory_OrderFragment = { __typename: 'Order', handedOverAt: Array<string>, history: Array<{ __typename: 'OrderEvent', stage: OrderStage | null, statusName: string, at: string }> } & { ' $fragmentName'?: 'OrderHistory_OrderFragment' };

export type OrderPageQueryVariables = Exact<{
  token: string;
}>;


export type OrderPageQuery = { __typename: 'Query', order: (
    { __typename: 'Order' }
    & { ' $fragmentRefs'?: { 'OrderPage_OrderFragment': OrderPage_OrderFragment } }
  ) | null };

export type OrderPage_OrderFragment = (
  { __typename: 'Order', number: string, version: number, stage: OrderStage, email: string, undelivered: Array<OrderChannel>, stopped: { __typename: 'OrderStop', since: string } | null, can: { __typename: 'OrderActs', pay: boolean }, lines: Array<(
    { __typename: 'OrderLine', id: string }
    & { ' $fragmentRefs'?: { 'OrderLine_LineFragment': OrderLine_LineFragment;'LineLogin_LineFragment': LineLogin_LineFragment;'OrderPlayers_LineFragment': OrderPlayers_LineFragment } }
  )> }
  & { ' $fragmentRefs'?: { 'OrderNews_OrderFragment': OrderNews_OrderFragment;'OrderHead_OrderFragment': OrderHead_OrderFragment;'OrderTabs_OrderFragment': OrderTabs_OrderFragment;'OrderNext_OrderFragment': OrderNext_OrderFragment;'OrderTrack_OrderFragment': OrderTrack_OrderFragment;'LatePayment_OrderFragment': LatePayment_OrderFragment;'OrderDecisions_OrderFragment': OrderDecisions_OrderFragment;'OrderReview_OrderFragment': OrderReview_OrderFragment;'OrderTip_OrderFragment': OrderTip_OrderFragment;'OrderCredit_OrderFragment': OrderCredit_OrderFragment;'OrderReferral_OrderFragment': OrderReferral_OrderFragment;'OrderEnd_OrderFragment': OrderEnd_OrderFragment;'OrderProofs_OrderFragment': OrderProofs_OrderFragment;'OrderPayment_OrderFragment': OrderPayment_OrderFragment;'OrderHistory_OrderFragment': OrderHistory_OrderFragment;'OrderChanges_OrderFragment': OrderChanges_OrderFragment;'OrderHandover_OrderFragment': OrderHandover_OrderFragment;'OrderMessages_OrderFragment': OrderMessages_OrderFragment;'OrderPush_OrderFragment': OrderPush_OrderFragment;'OrderDiscord_OrderFragment': OrderDiscord_OrderFragment } }
) & { ' $fragmentName'?: 'OrderPage_OrderFragment' };

export type OrderPayment_OrderFragment = { __typename: 'Order', email: string, placedAt: string, paidAt: string | null, receiptUrl: string | null, paymentMethod: string, invoices: Array<{ __typename: 'OrderInvoice', number: string, kind: OrderInvoiceKind, url: string }>, totals: Array<{ __typename: 'CartTotal', code: string, title: string, amount: { __typename: 'Money', amount: string, formatted: string } }>, vat: { __typename: 'OrderVat', isReversed: boolean, company: string | null, vatId: string | null, countryName: string, percent: string, amount: { __typename: 'Money', formatted: string } } | null, refunds: Array<{ __typename: 'OrderRefund', reason: string, isPaid: boolean, at: string, amount: { __typename: 'Money', formatted: string }, credit: { __typename: 'Money', amount: string, formatted: string } }> } & { ' $fragmentName'?: 'OrderPayment_OrderFragment' };

export type OrderTabs_OrderFragment = { __typename: 'Order', messages: Array<{ __typename: 'OrderMessage', from: OrderSide }> } & { ' $fragmentName'?: 'OrderTabs_OrderFragment' };

export type LatePayment_OrderFragment = { __typename: 'Order', latePayment: { __typename: 'OrderLatePayment', state: LatePaymentState, chooseBy: string | null, amount: { __typename: 'Money', formatted: string } } | null, lines: Array<{ __typename: 'OrderLine', id: string, name: string, runStartsAt: string | null, otherDates: Array<{ __typename: 'OrderDate', event: string, startsAt: string }> }> } & { ' $fragmentName'?: 'LatePayment_OrderFragment' };

export type OrderChanges_OrderFragment = { __typename: 'Order', can: { __typename: 'OrderActs', pause: boolean, resume: boolean, withdraw: boolean }, refundOffer: { __typename: 'OrderRefundOffer', share: number, amount: { __typename: 'Money', formatted: string } } | null, refundChoice: (
    { __typename: 'OrderRefundChoice' }
    & { ' $fragmentRefs'?: { 'RefundOptions_ChoiceFragment': RefundOptions_ChoiceFragment } }
  ) | null, refunds: Array<{ __typename: 'OrderRefund', at: string }> } & { ' $fragmentName'?: 'OrderChanges_OrderFragment' };

export type OrderDecisions_OrderFragment = { __typename: 'Order', can: { __typename: 'OrderActs', confirm: boolean }, compensation: { __typename: 'OrderCompensation', reason: string, state: CompensationState, amount: { __typename: 'Money', formatted: string } } | null } & { ' $fragmentName'?: 'OrderDecisions_OrderFragment' };

export type OrderMessages_OrderFragment = { __typename: 'Order', team: string | null, can: { __typename: 'OrderActs', message: boolean }, messages: Array<{ __typename: 'OrderMessage', id: string, from: OrderSide, text: string, at: string, proofUrl: string | null }>, proofs: Array<(
    { __typename: 'OrderProof', id: string, url: string }
    & { ' $fragmentRefs'?: { 'ProofThumb_ProofFragment': ProofThumb_ProofFragment } }
  )> } & { ' $fragmentName'?: 'OrderMessages_OrderFragment' };

export type OrderReview_OrderFragment = { __typename: 'Order', can: { __typename: 'OrderActs', confirm: boolean, review: boolean }, review: { __typename: 'OwnReview', stars: number, text: string, name: string, editableUntil: string, hiddenReason: string | null, answer: { __typename: 'ReviewAnswer', text: string } | null } | null } & { ' $fragmentName'?: 'OrderReview_OrderFragment' };

export type SendOrderMessageMutationVariables = Exact<{
  input: SendOrderMessageInput;
}>;


export type SendOrderMessageMutation = { __typename: 'Mutation', sendOrderMessage: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'OrderActError', code: OrderActErrorCode, message: string }> } };

export type PauseOrderMutationVariables = Exact<{
  input: OrderActInput;
}>;


export type PauseOrderMutation = { __typename: 'Mutation', pauseOrder: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'OrderActError', code: OrderActErrorCode, message: string }> } };

export type ResumeOrderMutationVariables = Exact<{
  input: OrderActInput;
}>;


export type ResumeOrderMutation = { __typename: 'Mutation', resumeOrder: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'OrderActError', code: OrderActErrorCode, message: string }> } };

export type ConfirmOrderMutationVariables = Exact<{
  input: OrderActInput;
}>;


export type ConfirmOrderMutation = { __typename: 'Mutation', confirmOrder: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'OrderActError', code: OrderActErrorCode, message: string }> } };

export type WithdrawOrderMutationVariables = Exact<{
  input: OrderActInput;
  refundAs?: RefundAs | null | undefined;
}>;


export type WithdrawOrderMutation = { __typename: 'Mutation', withdrawOrder: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'OrderActError', code: OrderActErrorCode, message: string }> } };

export type AcceptCompensationMutationVariables = Exact<{
  input: OrderActInput;
}>;


export type AcceptCompensationMutation = { __typename: 'Mutation', acceptCompensation: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'OrderActError', code: OrderActErrorCode, message: string }> } };

export type RescheduleOrderLineMutationVariables = Exact<{
  input: RescheduleOrderLineInput;
}>;


export type RescheduleOrderLineMutation = { __typename: 'Mutation', rescheduleOrderLine: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'OrderActError', code: OrderActErrorCode, message: string }> } };

export type RefundOrderLineMutationVariables = Exact<{
  input: RefundOrderLineInput;
}>;


export type RefundOrderLineMutation = { __typename: 'Mutation', refundOrderLine: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'OrderActError', code: OrderActErrorCode, message: string }> } };

export type RebookOrderMutationVariables = Exact<{
  input: RebookOrderInput;
}>;


export type RebookOrderMutation = { __typename: 'Mutation', rebookOrder: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'OrderActError', code: OrderActErrorCode, message: string }> } };

export type RefundLatePaymentMutationVariables = Exact<{
  input: OrderActInput;
}>;


export type RefundLatePaymentMutation = { __typename: 'Mutation', refundLatePayment: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'OrderActError', code: OrderActErrorCode, message: string }> } };

export type PayOrderMutationVariables = Exact<{
  input: OrderActInput;
}>;


export type PayOrderMutation = { __typename: 'Mutation', payOrder: { __typename: 'PayOrderPayload', paymentAction: { __typename: 'PaymentAction', type: PaymentActionType, url: string | null } | null, errors: Array<{ __typename: 'PayOrderError', code: PayOrderErrorCode, message: string }> } };

export type RevokeOrderLinkMutationVariables = Exact<{
  input: OrderActInput;
}>;


export type RevokeOrderLinkMutation = { __typename: 'Mutation', revokeOrderLink: { __typename: 'OrderActPayload', order: { __typename: 'Order', url: string } | null, errors: Array<{ __typename: 'OrderActError', code: OrderActErrorCode, message: string }> } };

export type ReviewOrderMutationVariables = Exact<{
  input: ReviewOrderInput;
}>;


export type ReviewOrderMutation = { __typename: 'Mutation', reviewOrder: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'OrderActError', code: OrderActErrorCode, message: string }> } };

export type OrderAgainQueryVariables = Exact<{
  token: string;
}>;


export type OrderAgainQuery = { __typename: 'Query', order: { __typename: 'Order', number: string, lines: Array<{ __typename: 'OrderLine', id: string, product: string, path: string | null, quantity: number, runStartsAt: string | null, options: Array<{ __typename: 'CartLineOption', sendid: string, name: string, value: string }>, answers: Array<{ __typename: 'CartLineAnswer', sendid: string, value: string }> }> } | null };

export type PriceTodayQueryVariables = Exact<{
  product: string | number;
  quantity: number;
  options: Array<FieldInput> | FieldInput;
}>;


export type PriceTodayQuery = { __typename: 'Query', quote: { __typename: 'QuotePayload', quote: { __typename: 'Quote', inStock: boolean, total: { __typename: 'Money', amount: string, formatted: string } } | null, errors: Array<{ __typename: 'QuoteError', field: string | null, code: QuoteErrorCode }> } };

export type AgainWithQueryVariables = Exact<{
  path: string;
}>;


export type AgainWithQuery = { __typename: 'Query', product: { __typename: 'Product', path: string, options: Array<{ __typename: 'ProductOption', sendid: string, type: OptionType, format: TextFormat | null }> } | null };

export type OrderCredit_OrderFragment = { __typename: 'Order', refundChoice: (
    { __typename: 'OrderRefundChoice' }
    & { ' $fragmentRefs'?: { 'RefundOptions_ChoiceFragment': RefundOptions_ChoiceFragment } }
  ) | null, credits: Array<{ __typename: 'StoreCredit', code: string, expiresAt: string, isBlocked: boolean, balance: { __typename: 'Money', formatted: string } }> } & { ' $fragmentName'?: 'OrderCredit_OrderFragment' };

export type RefundOptions_ChoiceFragment = { __typename: 'OrderRefundChoice', as: RefundAs, bonusPercent: number, months: number, offer: { __typename: 'Money', formatted: string } } & { ' $fragmentName'?: 'RefundOptions_ChoiceFragment' };

export type ChooseRefundMutationVariables = Exact<{
  input: ChooseRefundInput;
}>;


export type ChooseRefundMutation = { __typename: 'Mutation', chooseRefund: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'OrderActError', code: OrderActErrorCode, message: string }> } };

export type OrderDiscord_OrderFragment = { __typename: 'Order', discord: DiscordState | null, undelivered: Array<OrderChannel> } & { ' $fragmentName'?: 'OrderDiscord_OrderFragment' };

export type SetOrderDiscordMutationVariables = Exact<{
  input: SetOrderDiscordInput;
}>;


export type SetOrderDiscordMutation = { __typename: 'Mutation', setOrderDiscord: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'OrderActError', code: OrderActErrorCode, message: string }> } };

export type OrderHandover_OrderFragment = { __typename: 'Order', number: string, can: { __typename: 'OrderActs', handOver: boolean } } & { ' $fragmentName'?: 'OrderHandover_OrderFragment' };

export type HandOverOrderMutationVariables = Exact<{
  input: HandOverOrderInput;
}>;


export type HandOverOrderMutation = { __typename: 'Mutation', handOverOrder: { __typename: 'HandOverOrderPayload', errors: Array<{ __typename: 'OrderActError', code: OrderActErrorCode, message: string }> } };

export type MailOrderListMutationVariables = Exact<{
  input: MailOrderListInput;
}>;


export type MailOrderListMutation = { __typename: 'Mutation', mailOrderList: { __typename: 'MailOrderListPayload', errors: Array<{ __typename: 'OrderListError', field: string | null, message: string }> } };

export type OpenOrderListMutationVariables = Exact<{
  input: OpenOrderListInput;
}>;


export type OpenOrderListMutation = { __typename: 'Mutation', openOrderList: { __typename: 'OpenOrderListPayload', orders: Array<{ __typename: 'ListedOrder', number: string, token: string, stage: OrderStage, products: Array<string>, placedAt: string, total: { __typename: 'Money', formatted: string } }> | null, errors: Array<{ __typename: 'OrderListError', message: string }> } };

export type OrderChangedSubscriptionVariables = Exact<{
  token: string;
  since?: number | null | undefined;
}>;


export type OrderChangedSubscription = { orderChanged: (
    { __typename: 'Order' }
    & { ' $fragmentRefs'?: { 'OrderPage_OrderFragment': OrderPage_OrderFragment } }
  ) | null };

export type OrderNews_OrderFragment = { __typename: 'Order', number: string, stage: OrderStage, team: string | null, confirmedAt: string | null, stopped: { __typename: 'OrderStop', cause: OrderStopCause } | null, lines: Array<{ __typename: 'OrderLine', id: string, name: string, isRunCanceled: boolean, runStartsAt: string | null, unitName: string, unitsTotal: number, unitsDone: number, unitReached: string | null, startedAt: string | null, doneAt: string | null }>, messages: Array<{ __typename: 'OrderMessage', id: string, from: OrderSide, text: string, proofUrl: string | null }>, proofs: Array<{ __typename: 'OrderProof', id: string, url: string }>, compensation: { __typename: 'OrderCompensation', reason: string, state: CompensationState, amount: { __typename: 'Money', formatted: string } } | null, refunds: Array<{ __typename: 'OrderRefund', isPaid: boolean, amount: { __typename: 'Money', formatted: string } }> } & { ' $fragmentName'?: 'OrderNews_OrderFragment' };

export type LineLogin_LineFragment = { __typename: 'OrderLine', id: string, name: string, players: Array<{ __typename: 'Player', name: string }>, login: { __typename: 'LineLogin', storedAt: string | null, expiresAt: string | null, codeUntil: string | null, canStore: boolean, record: Array<{ __typename: 'LoginEvent', kind: LoginEventKind, player: string | null, reason: string | null, at: string }> } | null } & { ' $fragmentName'?: 'LineLogin_LineFragment' };

export type SealLoginMutationVariables = Exact<{
  input: SealLoginInput;
}>;


export type SealLoginMutation = { __typename: 'Mutation', sealLogin: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'OrderActError', code: OrderActErrorCode, message: string }> } };

export type SendLoginCodeMutationVariables = Exact<{
  input: SendLoginCodeInput;
}>;


export type SendLoginCodeMutation = { __typename: 'Mutation', sendLoginCode: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'OrderActError', code: OrderActErrorCode, message: string }> } };

export type DeleteLoginMutationVariables = Exact<{
  input: DeleteLoginInput;
}>;


export type DeleteLoginMutation = { __typename: 'Mutation', deleteLogin: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'OrderActError', code: OrderActErrorCode, message: string }> } };

export type LookUpOrderMutationVariables = Exact<{
  input: LookUpOrderInput;
}>;


export type LookUpOrderMutation = { __typename: 'Mutation', lookUpOrder: { __typename: 'LookUpOrderPayload', errors: Array<{ __typename: 'LookUpOrderError', field: string | null, message: string }> } };

export type OrderPlayers_LineFragment = { __typename: 'OrderLine', id: string, name: string, path: string | null, players: Array<{ __typename: 'Player', slug: string, name: string, languages: Array<string>, hours: string | null, finishedOrders: number, onTimePercent: number | null, isPublic: boolean, rating: { __typename: 'Rating', count: number, average: number | null } | null }> } & { ' $fragmentName'?: 'OrderPlayers_LineFragment' };

export type OrderPush_OrderFragment = { __typename: 'Order', email: string, undelivered: Array<OrderChannel>, notifications: { __typename: 'OrderNotifications', publicKey: string, devices: Array<string> } | null } & { ' $fragmentName'?: 'OrderPush_OrderFragment' };

export type StartOrderNotificationsMutationVariables = Exact<{
  input: StartOrderNotificationsInput;
}>;


export type StartOrderNotificationsMutation = { __typename: 'Mutation', startOrderNotifications: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'OrderActError', code: OrderActErrorCode, message: string }> } };

export type StopOrderNotificationsMutationVariables = Exact<{
  input: StopOrderNotificationsInput;
}>;


export type StopOrderNotificationsMutation = { __typename: 'Mutation', stopOrderNotifications: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'OrderActError', code: OrderActErrorCode, message: string }> } };

export type OrderReferral_OrderFragment = { __typename: 'Order', referral: { __typename: 'OrderReferral', code: string | null, url: string | null, percent: number, monthlyLimit: number, months: number, earned: number, waiting: number, minimum: { __typename: 'Money', formatted: string }, reward: { __typename: 'Money', formatted: string } } | null } & { ' $fragmentName'?: 'OrderReferral_OrderFragment' };

export type MakeReferralCodeMutationVariables = Exact<{
  input: OrderActInput;
}>;


export type MakeReferralCodeMutation = { __typename: 'Mutation', makeReferralCode: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'OrderActError', code: OrderActErrorCode, message: string }> } };

export type OrderTip_OrderFragment = { __typename: 'Order', tip: { __typename: 'OrderTip', canGive: boolean, least: { __typename: 'Money', amount: string }, most: { __typename: 'Money', amount: string, currency: Currency }, suggested: Array<{ __typename: 'Money', amount: string, formatted: string }>, given: { __typename: 'OrderGivenTip', state: TipState, at: string, amount: { __typename: 'Money', formatted: string } } | null } | null } & { ' $fragmentName'?: 'OrderTip_OrderFragment' };

export type TipOrderMutationVariables = Exact<{
  input: TipOrderInput;
}>;


export type TipOrderMutation = { __typename: 'Mutation', tipOrder: { __typename: 'PayOrderPayload', paymentAction: { __typename: 'PaymentAction', type: PaymentActionType, url: string | null } | null, errors: Array<{ __typename: 'PayOrderError', code: PayOrderErrorCode, message: string }> } };

export type OrderLine_LineFragment = { __typename: 'OrderLine', id: string, name: string, path: string | null, choices: Array<string>, start: string, quantity: number, eta: string, unitName: string, unitsTotal: number, unitsDone: number, unitReached: string | null, startBy: string | null, doneBy: string | null, startedAt: string | null, doneAt: string | null, runStartsAt: string | null, isRunCanceled: boolean, canReschedule: boolean, image: { __typename: 'Picture', src: string, avif: string, webp: string, width: number, height: number }, identity: Array<{ __typename: 'OrderIdentity', name: string, value: string }>, requestedPlayer: { __typename: 'RequestedPlayer', name: string } | null, total: { __typename: 'Money', amount: string, formatted: string }, refunded: { __typename: 'Money', amount: string, formatted: string }, refundOffer: { __typename: 'Money', formatted: string } | null, login: { __typename: 'LineLogin', storedAt: string | null, canStore: boolean } | null, otherDates: Array<{ __typename: 'OrderDate', event: string, startsAt: string }> } & { ' $fragmentName'?: 'OrderLine_LineFragment' };

export type OrderNext_OrderFragment = { __typename: 'Order', stage: OrderStage, payBy: string | null, paymentMethod: string, stopped: { __typename: 'OrderStop', cause: OrderStopCause, since: string } | null, can: { __typename: 'OrderActs', message: boolean, pay: boolean }, total: { __typename: 'Money', formatted: string }, compensation: { __typename: 'OrderCompensation', state: CompensationState } | null, lines: Array<{ __typename: 'OrderLine', id: string, name: string, runStartsAt: string | null, isRunCanceled: boolean, startBy: string | null, startedAt: string | null, doneBy: string | null, doneAt: string | null, login: { __typename: 'LineLogin', storedAt: string | null, canStore: boolean } | null }> } & { ' $fragmentName'?: 'OrderNext_OrderFragment' };

export type OrderProofs_OrderFragment = { __typename: 'Order', messages: Array<{ __typename: 'OrderMessage', proofUrl: string | null }>, proofs: Array<(
    { __typename: 'OrderProof', id: string, url: string, caption: string, at: string }
    & { ' $fragmentRefs'?: { 'ProofThumb_ProofFragment': ProofThumb_ProofFragment } }
  )> } & { ' $fragmentName'?: 'OrderProofs_OrderFragment' };

export type OrderTrack_OrderFragment = { __typename: 'Order', stage: OrderStage, history: Array<{ __typename: 'OrderEvent', stage: OrderStage | null, at: string }> } & { ' $fragmentName'?: 'OrderTrack_OrderFragment' };

export type ProofThumb_ProofFragment = { __typename: 'OrderProof', url: string, width: number, height: number, caption: string } & { ' $fragmentName'?: 'ProofThumb_ProofFragment' };

export type ChosenRun_RunFragment = { __typename: 'Event', id: string, title: string, difficulty: string, startsAt: string, region: Region, slotsLeft: number, slotsTotal: number, seatsAsOf: string | null, status: EventStatus, options: Array<{ __typename: 'EventOption', sendid: string, value: string, isDecided: boolean }>, product: { __typename: 'Product', id: string } | null } & { ' $fragmentName'?: 'ChosenRun_RunFragment' };

export type AlertProductQueryVariables = Exact<{
  path: string;
}>;


export type AlertProductQuery = { __typename: 'Query', product: { __typename: 'Product', id: string, name: string, path: string, nextSeason: { __typename: 'Season', name: string } | null, runs: Array<(
      { __typename: 'Event' }
      & { ' $fragmentRefs'?: { 'ChosenRun_RunFragment': ChosenRun_RunFragment } }
    )> | null } | null };

export type AlertQueryVariables = Exact<{
  token: string;
}>;


export type AlertQuery = { __typename: 'Query', alert: { __typename: 'Alert', kind: AlertKind, seasonName: string | null, productName: string, productPath: string, runTitle: string | null, startsAt: string | null, isConfirmed: boolean, below: { __typename: 'Money', formatted: string } | null } | null };

export type SetAlertMutationVariables = Exact<{
  input: SetAlertInput;
}>;


export type SetAlertMutation = { __typename: 'Mutation', setAlert: { __typename: 'SetAlertPayload', errors: Array<{ __typename: 'AlertError', message: string }> } };

export type ConfirmAlertMutationVariables = Exact<{
  input: AlertLinkInput;
}>;


export type ConfirmAlertMutation = { __typename: 'Mutation', confirmAlert: { __typename: 'ConfirmAlertPayload', errors: Array<{ __typename: 'AlertError', message: string }> } };

export type EndAlertMutationVariables = Exact<{
  input: AlertLinkInput;
}>;


export type EndAlertMutation = { __typename: 'Mutation', endAlert: { __typename: 'EndAlertPayload', errors: Array<{ __typename: 'AlertError', message: string }> } };

export type ProductCard_ProductFragment = { __typename: 'Product', id: string, name: string, path: string, label: string | null, highlights: Array<string>, start: string, eta: string, inStock: boolean, nextStep: string | null, image: { __typename: 'Picture', src: string }, price: { __typename: 'Money', formatted: string }, priceBefore: { __typename: 'Money', formatted: string } | null, rating: { __typename: 'Rating', count: number, average: number | null } | null } & { ' $fragmentName'?: 'ProductCard_ProductFragment' };

export type Configurator_ProductFragment = { __typename: 'Product', id: string, name: string, path: string, eta: string, start: string, startSlots: Array<string>, minimum: number, maximum: number | null, isCountable: boolean, inStock: boolean, priceAsOf: string | null, priceFor: Array<string>, price: { __typename: 'Money', amount: string, formatted: string }, priceBefore: { __typename: 'Money', formatted: string } | null, preset: (
    { __typename: 'Quote' }
    & { ' $fragmentRefs'?: { 'Quote_PriceFragment': Quote_PriceFragment } }
  ) | null, options: Array<(
    { __typename: 'ProductOption' }
    & { ' $fragmentRefs'?: { 'OptionGroup_OptionFragment': OptionGroup_OptionFragment } }
  )> } & { ' $fragmentName'?: 'Configurator_ProductFragment' };

export type ProductRealmsQueryVariables = Exact<{
  path: string;
}>;


export type ProductRealmsQuery = { __typename: 'Query', product: { __typename: 'Product', id: string, options: Array<{ __typename: 'ProductOption', sendid: string, realms: Array<{ __typename: 'RealmList', region: string, names: Array<string> }> }> } | null };

export type OptionGroup_OptionFragment = { __typename: 'ProductOption', sendid: string, key: string, name: string, type: OptionType, required: boolean, hint: string, format: TextFormat | null, default: string, regionOption: string | null, dependsOn: { __typename: 'OptionCondition', option: string, values: Array<string> } | null, values: Array<{ __typename: 'ProductOptionValue', value: string, key: string, name: string, hint: string, risk: string, percent: number, price: { __typename: 'Money', amount: string, formatted: string }, dependsOn: { __typename: 'OptionCondition', option: string, values: Array<string> } | null }>, steps: Array<{ __typename: 'RangeStep', key: string, name: string }>, brackets: Array<{ __typename: 'RangeBracket', from: string, to: string, price: { __typename: 'Money', formatted: string, minor: number | null }, priceTo: { __typename: 'Money', formatted: string } | null }>, amount: { __typename: 'AmountRule', minimum: number, maximum: number, step: number, unit: string, tiers: Array<{ __typename: 'AmountTier', from: number, per: number, price: { __typename: 'Money', amount: string, formatted: string } }> } | null } & { ' $fragmentName'?: 'OptionGroup_OptionFragment' };

export type Quote_PriceFragment = { __typename: 'Quote', eta: string, missing: Array<string>, isExact: boolean, total: { __typename: 'Money', amount: string, formatted: string }, totalBefore: { __typename: 'Money', formatted: string } | null, lines: Array<{ __typename: 'QuoteLine', label: string, amount: { __typename: 'Money', amount: string, formatted: string } }>, ranges: Array<{ __typename: 'RangePrice', option: string, range: string, isExact: boolean, eta: string, total: { __typename: 'Money', formatted: string } }> } & { ' $fragmentName'?: 'Quote_PriceFragment' };

export type LiveQuoteQueryVariables = Exact<{
  product: string | number;
  quantity: number;
  options: Array<FieldInput> | FieldInput;
}>;


export type LiveQuoteQuery = { __typename: 'Query', quote: { __typename: 'QuotePayload', quote: (
      { __typename: 'Quote' }
      & { ' $fragmentRefs'?: { 'Quote_PriceFragment': Quote_PriceFragment } }
    ) | null, errors: Array<{ __typename: 'QuoteError', field: string | null, code: QuoteErrorCode, message: string }> } };

export type EditLineQueryVariables = Exact<{ [key: string]: never; }>;


export type EditLineQuery = { __typename: 'Query', cart: { __typename: 'Cart', id: string, lines: Array<{ __typename: 'CartLine', id: string, version: string, quantity: number, answers: Array<{ __typename: 'CartLineAnswer', sendid: string, value: string }>, product: { __typename: 'CartProduct', id: string, path: string }, event: { __typename: 'CartLineEvent', id: string, startsAt: string } | null, requestedPlayer: { __typename: 'RequestedPlayer', slug: string, name: string, isAvailable: boolean } | null }> } };

export type CategoryTiles_CategoryFragment = { __typename: 'Category', id: string, name: string, path: string, productCount: number, priceFrom: { __typename: 'Money', formatted: string } | null } & { ' $fragmentName'?: 'CategoryTiles_CategoryFragment' };

export type ProductPageQueryVariables = Exact<{
  path: string;
}>;


export type ProductPageQuery = { __typename: 'Query', product: (
    { __typename: 'Product', id: string, name: string, path: string, shareImage: string, label: string | null, highlights: Array<string>, requirements: Array<string>, howItWorks: Array<string>, eta: string, start: string, startSlots: Array<string>, inStock: boolean, metaTitle: string, metaDescription: string, cover: { __typename: 'Picture', src: string }, image: { __typename: 'Picture', src: string, avif: string, webp: string, width: number, height: number }, contents: { __typename: 'ProductContents', bosses: Array<string>, team: string | null, schedule: string | null, rewards: Array<{ __typename: 'Reward', name: string, slot: string | null, isChance: boolean, emblem: string }> }, season: { __typename: 'Season', name: string, startsOn: string | null, endsOn: string | null, every: string | null } | null, nextSeason: { __typename: 'Season', name: string } | null, faq: Array<{ __typename: 'Question', question: string, answer: string }>, price: { __typename: 'Money', amount: string, currency: Currency }, rating: { __typename: 'Rating', count: number, average: number | null } | null, runs: Array<(
      { __typename: 'Event' }
      & { ' $fragmentRefs'?: { 'ChosenRun_RunFragment': ChosenRun_RunFragment } }
    )> | null, breadcrumbs: Array<{ __typename: 'Breadcrumb', name: string, path: string }> }
    & { ' $fragmentRefs'?: { 'Configurator_ProductFragment': Configurator_ProductFragment } }
  ) | null };

export type ProductRunsQueryVariables = Exact<{
  path: string;
  first?: number | null | undefined;
}>;


export type ProductRunsQuery = { __typename: 'Query', product: { __typename: 'Product', id: string, runs: Array<(
      { __typename: 'Event' }
      & { ' $fragmentRefs'?: { 'ChosenRun_RunFragment': ChosenRun_RunFragment } }
    )> | null } | null };

export type ProductRunQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductRunQuery = { __typename: 'Query', event: (
    { __typename: 'Event' }
    & { ' $fragmentRefs'?: { 'ChosenRun_RunFragment': ChosenRun_RunFragment } }
  ) | null };

export type ProductRelatedQueryVariables = Exact<{
  product: string | number;
}>;


export type ProductRelatedQuery = { __typename: 'Query', related: Array<(
    { __typename: 'Product' }
    & { ' $fragmentRefs'?: { 'ProductCard_ProductFragment': ProductCard_ProductFragment } }
  )> };

export type ProductReviewsQueryVariables = Exact<{
  path: string;
}>;


export type ProductReviewsQuery = { __typename: 'Query', product: { __typename: 'Product', path: string, rating: (
      { __typename: 'Rating' }
      & { ' $fragmentRefs'?: { 'RatingSummary_RatingFragment': RatingSummary_RatingFragment } }
    ) | null, reviews: { __typename: 'ReviewPage', next: string | null, orders: { __typename: 'OrderCounts', done: number, refunded: number } | null, items: Array<(
        { __typename: 'Review' }
        & { ' $fragmentRefs'?: { 'ReviewItem_ReviewFragment': ReviewItem_ReviewFragment } }
      )> } } | null };

export type ProductWishQueryVariables = Exact<{
  slug: string;
}>;


export type ProductWishQuery = { __typename: 'Query', player: { __typename: 'PlayerProfile', player: { __typename: 'Player', slug: string, name: string }, games: Array<{ __typename: 'Category', path: string }> } | null };

export type ReviewItem_ReviewFragment = { __typename: 'Review', id: string, stars: number, text: string, author: string, boughtAt: string, createdAt: string, editedAt: string | null, answer: { __typename: 'ReviewAnswer', text: string, at: string } | null, bought: Array<{ __typename: 'ReviewedProduct', name: string, game: string, path: string | null }> } & { ' $fragmentName'?: 'ReviewItem_ReviewFragment' };

export type RatingSummary_RatingFragment = { __typename: 'Rating', count: number, average: number | null, counts: Array<{ __typename: 'StarCount', stars: number, count: number }> } & { ' $fragmentName'?: 'RatingSummary_RatingFragment' };

export type SearchServicesQueryVariables = Exact<{
  query: string;
  page: number;
  game?: string | null | undefined;
  sort: ProductSort;
  price?: PriceRange | null | undefined;
}>;


export type SearchServicesQuery = { __typename: 'Query', search: { __typename: 'SearchResult', total: number, products: Array<(
      { __typename: 'Product', id: string }
      & { ' $fragmentRefs'?: { 'ProductCard_ProductFragment': ProductCard_ProductFragment } }
    )> } };

export type SearchCategoriesQueryVariables = Exact<{
  query: string;
  game?: string | null | undefined;
}>;


export type SearchCategoriesQuery = { __typename: 'Query', search: { __typename: 'SearchResult', categories: Array<(
      { __typename: 'Category', id: string, game: { __typename: 'Category', name: string, image: string } }
      & { ' $fragmentRefs'?: { 'CategoryTiles_CategoryFragment': CategoryTiles_CategoryFragment } }
    )> } };

export type SearchSummaryQueryVariables = Exact<{
  query: string;
  price?: PriceRange | null | undefined;
}>;


export type SearchSummaryQuery = { __typename: 'Query', search: { __typename: 'SearchResult', also: Array<string>, instead: string | null, notSold: string | null, leftOut: Array<string>, games: Array<{ __typename: 'SearchGame', count: number, game: { __typename: 'Category', path: string, name: string, image: string } }> } };

export type SearchPopularCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchPopularCardsQuery = { __typename: 'Query', wow: (
    { __typename: 'ProductPage' }
    & { ' $fragmentRefs'?: { 'PopularCard_PageFragment': PopularCard_PageFragment } }
  ), destiny: (
    { __typename: 'ProductPage' }
    & { ' $fragmentRefs'?: { 'PopularCard_PageFragment': PopularCard_PageFragment } }
  ), diablo: (
    { __typename: 'ProductPage' }
    & { ' $fragmentRefs'?: { 'PopularCard_PageFragment': PopularCard_PageFragment } }
  ), football: (
    { __typename: 'ProductPage' }
    & { ' $fragmentRefs'?: { 'PopularCard_PageFragment': PopularCard_PageFragment } }
  ) };

export type PopularCard_PageFragment = { __typename: 'ProductPage', items: Array<(
    { __typename: 'Product', id: string }
    & { ' $fragmentRefs'?: { 'ProductCard_ProductFragment': ProductCard_ProductFragment } }
  )> } & { ' $fragmentName'?: 'PopularCard_PageFragment' };

export type SearchMeaningQueryVariables = Exact<{
  text: string;
}>;


export type SearchMeaningQuery = { __typename: 'Query', interpret: { __typename: 'Interpretation', notSold: string | null, leftOut: Array<string>, lines: Array<(
      { __typename: 'InterpretedLine' }
      & { ' $fragmentRefs'?: { 'ReadyLine_LineFragment': ReadyLine_LineFragment } }
    )>, price: { __typename: 'SaidPrice', above: number | null, below: number | null, currency: Currency, text: string, start: number, end: number } | null, day: { __typename: 'SaidDay', day: string, text: string, start: number, end: number } | null } };

export type ReadyLine_LineFragment = { __typename: 'InterpretedLine', quantity: number, query: string, isFrom: boolean, eta: string, options: Array<{ __typename: 'InterpretedOption', sendid: string, value: string, name: string, text: string, preset: boolean }>, missing: Array<{ __typename: 'MissingChoice', key: string, name: string, message: string }>, chips: Array<{ __typename: 'SearchChip', key: string, name: string, value: string, state: ChipState, text: string, start: number, end: number }>, total: { __typename: 'Money', formatted: string }, run: { __typename: 'InterpretedRun', id: string, startsAt: string, slotsLeft: number } | null, product: { __typename: 'Product', id: string, name: string, path: string, inStock: boolean, image: { __typename: 'Picture', src: string, avif: string, webp: string, width: number, height: number }, game: { __typename: 'Category', id: string, name: string } } } & { ' $fragmentName'?: 'ReadyLine_LineFragment' };

export type CurrencyTotalsQueryVariables = Exact<{
  currency: Currency;
}>;


export type CurrencyTotalsQuery = { __typename: 'Query', cart: { __typename: 'Cart', id: string, count: number, total: { __typename: 'Money', currency: Currency, formatted: string }, totalIn: { __typename: 'Money', currency: Currency, formatted: string } } };

export type SupportTimesQueryVariables = Exact<{ [key: string]: never; }>;


export type SupportTimesQuery = { __typename: 'Query', support: { __typename: 'SupportTimes', hereUntil: string | null, answerBy: string } };

export type SiteViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteViewerQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', currency: Currency, region: Region, locale: string } };

export type SiteGamesQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteGamesQuery = { __typename: 'Query', categories: Array<{ __typename: 'Category', id: string, name: string, path: string, image: string, productCount: number, children: Array<{ __typename: 'Category', id: string, name: string, path: string, productCount: number, children: Array<{ __typename: 'Category', id: string, name: string, path: string, productCount: number }> }> }> };

export type SiteContentQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteContentQuery = { __typename: 'Query', site: { __typename: 'Site', hasSamples: boolean, mailboxes: Array<string>, company: { __typename: 'Company', name: string, registration: string, country: string, place: string }, chats: Array<{ __typename: 'Channel', kind: ChannelKind, name: string, address: string }>, social: Array<{ __typename: 'Channel', kind: ChannelKind, name: string, address: string }>, trust: { __typename: 'Trust', score: string, stars: number, reviews: number, source: string, date: string, counts: Array<{ __typename: 'StarCount', stars: number, count: number }> } | null, menu: Array<{ __typename: 'SiteLink', name: string, page: string | null, address: string | null }>, legal: Array<{ __typename: 'SiteLink', name: string, page: string | null, address: string | null }>, footer: Array<{ __typename: 'FooterColumn', game: string, categories: Array<string>, products: Array<{ __typename: 'FooterProduct', name: string, slug: string }> }>, paying: { __typename: 'Paying', marks: Array<PayMark>, express: { __typename: 'ExpressPay', provider: ExpressProvider, publishableKey: string | null } | null } | null, campaign: { __typename: 'Campaign', title: string, code: string, minimum: { __typename: 'Money', formatted: string } } | null } | null };

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
export const CartLine_LineFragmentDoc = {} as unknown as TypedDocumentString<CartLine_LineFragment, unknown>;
export const CartTotals_CartFragmentDoc = {} as unknown as TypedDocumentString<CartTotals_CartFragment, unknown>;
export const CartPage_CartFragmentDoc = {} as unknown as TypedDocumentString<CartPage_CartFragment, unknown>;
export const ChangedCartFragmentDoc = {} as unknown as TypedDocumentString<ChangedCartFragment, unknown>;
export const PaymentMethods_MethodFragmentDoc = {} as unknown as TypedDocumentString<PaymentMethods_MethodFragment, unknown>;
export const GameField_FieldFragmentDoc = {} as unknown as TypedDocumentString<GameField_FieldFragment, unknown>;
export const OrderLines_CartFragmentDoc = {} as unknown as TypedDocumentString<OrderLines_CartFragment, unknown>;
export const OrderSummary_CartFragmentDoc = {} as unknown as TypedDocumentString<OrderSummary_CartFragment, unknown>;
export const InformationBlocks_BlockFragmentDoc = {} as unknown as TypedDocumentString<InformationBlocks_BlockFragment, unknown>;
export const ProductCard_ProductFragmentDoc = {} as unknown as TypedDocumentString<ProductCard_ProductFragment, unknown>;
export const HomePopular_PageFragmentDoc = {} as unknown as TypedDocumentString<HomePopular_PageFragment, unknown>;
export const HomeQuestions_InformationFragmentDoc = {} as unknown as TypedDocumentString<HomeQuestions_InformationFragment, unknown>;
export const FoundService_ProductFragmentDoc = {} as unknown as TypedDocumentString<FoundService_ProductFragment, unknown>;
export const PopularService_PageFragmentDoc = {} as unknown as TypedDocumentString<PopularService_PageFragment, unknown>;
export const FoundCategory_CategoryFragmentDoc = {} as unknown as TypedDocumentString<FoundCategory_CategoryFragment, unknown>;
export const OrderLine_LineFragmentDoc = {} as unknown as TypedDocumentString<OrderLine_LineFragment, unknown>;
export const LineLogin_LineFragmentDoc = {} as unknown as TypedDocumentString<LineLogin_LineFragment, unknown>;
export const OrderPlayers_LineFragmentDoc = {} as unknown as TypedDocumentString<OrderPlayers_LineFragment, unknown>;
export const OrderNews_OrderFragmentDoc = {} as unknown as TypedDocumentString<OrderNews_OrderFragment, unknown>;
export const OrderHead_OrderFragmentDoc = {} as unknown as TypedDocumentString<OrderHead_OrderFragment, unknown>;
export const OrderTabs_OrderFragmentDoc = {} as unknown as TypedDocumentString<OrderTabs_OrderFragment, unknown>;
export const OrderNext_OrderFragmentDoc = {} as unknown as TypedDocumentString<OrderNext_OrderFragment, unknown>;
export const OrderTrack_OrderFragmentDoc = {} as unknown as TypedDocumentString<OrderTrack_OrderFragment, unknown>;
export const LatePayment_OrderFragmentDoc = {} as unknown as TypedDocumentString<LatePayment_OrderFragment, unknown>;
export const OrderDecisions_OrderFragmentDoc = {} as unknown as TypedDocumentString<OrderDecisions_OrderFragment, unknown>;
export const OrderReview_OrderFragmentDoc = {} as unknown as TypedDocumentString<OrderReview_OrderFragment, unknown>;
export const OrderTip_OrderFragmentDoc = {} as unknown as TypedDocumentString<OrderTip_OrderFragment, unknown>;
export const RefundOptions_ChoiceFragmentDoc = {} as unknown as TypedDocumentString<RefundOptions_ChoiceFragment, unknown>;
export const OrderCredit_OrderFragmentDoc = {} as unknown as TypedDocumentString<OrderCredit_OrderFragment, unknown>;
export const OrderReferral_OrderFragmentDoc = {} as unknown as TypedDocumentString<OrderReferral_OrderFragment, unknown>;
export const OrderEnd_OrderFragmentDoc = {} as unknown as TypedDocumentString<OrderEnd_OrderFragment, unknown>;
export const ProofThumb_ProofFragmentDoc = {} as unknown as TypedDocumentString<ProofThumb_ProofFragment, unknown>;
export const OrderProofs_OrderFragmentDoc = {} as unknown as TypedDocumentString<OrderProofs_OrderFragment, unknown>;
export const OrderPayment_OrderFragmentDoc = {} as unknown as TypedDocumentString<OrderPayment_OrderFragment, unknown>;
export const OrderHistory_OrderFragmentDoc = {} as unknown as TypedDocumentString<OrderHistory_OrderFragment, unknown>;
export const OrderChanges_OrderFragmentDoc = {} as unknown as TypedDocumentString<OrderChanges_OrderFragment, unknown>;
export const OrderHandover_OrderFragmentDoc = {} as unknown as TypedDocumentString<OrderHandover_OrderFragment, unknown>;
export const OrderMessages_OrderFragmentDoc = {} as unknown as TypedDocumentString<OrderMessages_OrderFragment, unknown>;
export const OrderPush_OrderFragmentDoc = {} as unknown as TypedDocumentString<OrderPush_OrderFragment, unknown>;
export const OrderDiscord_OrderFragmentDoc = {} as unknown as TypedDocumentString<OrderDiscord_OrderFragment, unknown>;
export const OrderPage_OrderFragmentDoc = {} as unknown as TypedDocumentString<OrderPage_OrderFragment, unknown>;
export const ChosenRun_RunFragmentDoc = {} as unknown as TypedDocumentString<ChosenRun_RunFragment, unknown>;
export const Quote_PriceFragmentDoc = {} as unknown as TypedDocumentString<Quote_PriceFragment, unknown>;
export const OptionGroup_OptionFragmentDoc = {} as unknown as TypedDocumentString<OptionGroup_OptionFragment, unknown>;
export const Configurator_ProductFragmentDoc = {} as unknown as TypedDocumentString<Configurator_ProductFragment, unknown>;
export const CategoryTiles_CategoryFragmentDoc = {} as unknown as TypedDocumentString<CategoryTiles_CategoryFragment, unknown>;
export const ReviewItem_ReviewFragmentDoc = {} as unknown as TypedDocumentString<ReviewItem_ReviewFragment, unknown>;
export const RatingSummary_RatingFragmentDoc = {} as unknown as TypedDocumentString<RatingSummary_RatingFragment, unknown>;
export const PopularCard_PageFragmentDoc = {} as unknown as TypedDocumentString<PopularCard_PageFragment, unknown>;
export const ReadyLine_LineFragmentDoc = {} as unknown as TypedDocumentString<ReadyLine_LineFragment, unknown>;
export const AddToCartDocument = {"__meta__":{"hash":"_MrXz-pcSCJFv6PZ"}} as unknown as TypedDocumentString<AddToCartMutation, AddToCartMutationVariables>;
export const UpdateCartLineDocument = {"__meta__":{"hash":"mdFBZ6N7m0Ekgn_a"}} as unknown as TypedDocumentString<UpdateCartLineMutation, UpdateCartLineMutationVariables>;
export const RemoveCartLineDocument = {"__meta__":{"hash":"28UqcDeeFILhfnyf"}} as unknown as TypedDocumentString<RemoveCartLineMutation, RemoveCartLineMutationVariables>;
export const RestoreCartLineDocument = {"__meta__":{"hash":"791BxFKOXU3kOU31"}} as unknown as TypedDocumentString<RestoreCartLineMutation, RestoreCartLineMutationVariables>;
export const ApplyCouponDocument = {"__meta__":{"hash":"rWpKQDmKG4dkBVBi"}} as unknown as TypedDocumentString<ApplyCouponMutation, ApplyCouponMutationVariables>;
export const RemoveCouponDocument = {"__meta__":{"hash":"UHCjxux6YeC2pExo"}} as unknown as TypedDocumentString<RemoveCouponMutation, RemoveCouponMutationVariables>;
export const CartCountDocument = {"__meta__":{"hash":"5GAEoiXIPNYcyqt_"}} as unknown as TypedDocumentString<CartCountQuery, CartCountQueryVariables>;
export const CartPageDocument = {"__meta__":{"hash":"CL_3JmCEsrEzZb4f"}} as unknown as TypedDocumentString<CartPageQuery, CartPageQueryVariables>;
export const CartShareTokenDocument = {"__meta__":{"hash":"1n1qDgqudqu6MuQY"}} as unknown as TypedDocumentString<CartShareTokenQuery, CartShareTokenQueryVariables>;
export const SharedCartDocument = {"__meta__":{"hash":"ayzHdbVMTDxE3-9q"}} as unknown as TypedDocumentString<SharedCartQuery, SharedCartQueryVariables>;
export const CategoryPageDocument = {"__meta__":{"hash":"n1pcIb4PdxQDNIU_"}} as unknown as TypedDocumentString<CategoryPageQuery, CategoryPageQueryVariables>;
export const CategoryProductsDocument = {"__meta__":{"hash":"Sl3YKni1XQLnF73U"}} as unknown as TypedDocumentString<CategoryProductsQuery, CategoryProductsQueryVariables>;
export const OpenCheckoutDocument = {"__meta__":{"hash":"lc_uD3E7OF8pbp6_"}} as unknown as TypedDocumentString<OpenCheckoutMutation, OpenCheckoutMutationVariables>;
export const PlaceOrderDocument = {"__meta__":{"hash":"UDzRhqQ4LFLHAVX5"}} as unknown as TypedDocumentString<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const GameRealmsDocument = {"__meta__":{"hash":"MQz2wk_3s4fSxP2D"}} as unknown as TypedDocumentString<GameRealmsQuery, GameRealmsQueryVariables>;
export const InformationPageDocument = {"__meta__":{"hash":"7y1URx0FI0y4CklN"}} as unknown as TypedDocumentString<InformationPageQuery, InformationPageQueryVariables>;
export const FavouriteProductsDocument = {"__meta__":{"hash":"B6ENrAENDo8-4KoN"}} as unknown as TypedDocumentString<FavouriteProductsQuery, FavouriteProductsQueryVariables>;
export const SendInquiryDocument = {"__meta__":{"hash":"tj2gBDNweyxhaWjj"}} as unknown as TypedDocumentString<SendInquiryMutation, SendInquiryMutationVariables>;
export const RequestBuildDocument = {"__meta__":{"hash":"aX4tiHvNw7RVN1Xt"}} as unknown as TypedDocumentString<RequestBuildMutation, RequestBuildMutationVariables>;
export const PlayerPageDocument = {"__meta__":{"hash":"KB5KOUvDuvaBdBUX"}} as unknown as TypedDocumentString<PlayerPageQuery, PlayerPageQueryVariables>;
export const PlayerProductsDocument = {"__meta__":{"hash":"7GJxFM9pce0VFGRo"}} as unknown as TypedDocumentString<PlayerProductsQuery, PlayerProductsQueryVariables>;
export const ReviewsPageDocument = {"__meta__":{"hash":"z-FUTEqZKunTTNCG"}} as unknown as TypedDocumentString<ReviewsPageQuery, ReviewsPageQueryVariables>;
export const ReportReviewDocument = {"__meta__":{"hash":"WAh0-2xcfAXt-ayW"}} as unknown as TypedDocumentString<ReportReviewMutation, ReportReviewMutationVariables>;
export const MovedDocument = {"__meta__":{"hash":"efmcF1hs5HZCDS9F"}} as unknown as TypedDocumentString<MovedQuery, MovedQueryVariables>;
export const RunsDocument = {"__meta__":{"hash":"uatGUi4Lkc6xo7us"}} as unknown as TypedDocumentString<RunsQuery, RunsQueryVariables>;
export const ScheduleRunDocument = {"__meta__":{"hash":"rmALGW61CAIJ_Zda"}} as unknown as TypedDocumentString<ScheduleRunQuery, ScheduleRunQueryVariables>;
export const HomePopularDocument = {"__meta__":{"hash":"Ny5XyLBuLgT1GEd5"}} as unknown as TypedDocumentString<HomePopularQuery, HomePopularQueryVariables>;
export const HomeQuestionsDocument = {"__meta__":{"hash":"1n6TOz_Of-j98eLj"}} as unknown as TypedDocumentString<HomeQuestionsQuery, HomeQuestionsQueryVariables>;
export const MenuPricesDocument = {"__meta__":{"hash":"GdNIeNvDVb-09Eqk"}} as unknown as TypedDocumentString<MenuPricesQuery, MenuPricesQueryVariables>;
export const SearchPanelDocument = {"__meta__":{"hash":"a03hQMqCRZoRborK"}} as unknown as TypedDocumentString<SearchPanelQuery, SearchPanelQueryVariables>;
export const SearchPopularDocument = {"__meta__":{"hash":"BKXAfyqd7dtqbb-h"}} as unknown as TypedDocumentString<SearchPopularQuery, SearchPopularQueryVariables>;
export const SubscribeDocument = {"__meta__":{"hash":"oQFangjKEsRnAk2Z"}} as unknown as TypedDocumentString<SubscribeMutation, SubscribeMutationVariables>;
export const OrderPageDocument = {"__meta__":{"hash":"EPUi4WZC3SkvIeCs"}} as unknown as TypedDocumentString<OrderPageQuery, OrderPageQueryVariables>;
export const SendOrderMessageDocument = {"__meta__":{"hash":"u9kUq2fN5M38jlzQ"}} as unknown as TypedDocumentString<SendOrderMessageMutation, SendOrderMessageMutationVariables>;
export const PauseOrderDocument = {"__meta__":{"hash":"NOVIkwpFZemdgsR9"}} as unknown as TypedDocumentString<PauseOrderMutation, PauseOrderMutationVariables>;
export const ResumeOrderDocument = {"__meta__":{"hash":"7x8tHl_0KPmj2XyH"}} as unknown as TypedDocumentString<ResumeOrderMutation, ResumeOrderMutationVariables>;
export const ConfirmOrderDocument = {"__meta__":{"hash":"QHRTMoz4Nj13CMx2"}} as unknown as TypedDocumentString<ConfirmOrderMutation, ConfirmOrderMutationVariables>;
export const WithdrawOrderDocument = {"__meta__":{"hash":"IjOs_L5IDwTDt5X_"}} as unknown as TypedDocumentString<WithdrawOrderMutation, WithdrawOrderMutationVariables>;
export const AcceptCompensationDocument = {"__meta__":{"hash":"EpQOW-RPiWxX0ZoM"}} as unknown as TypedDocumentString<AcceptCompensationMutation, AcceptCompensationMutationVariables>;
export const RescheduleOrderLineDocument = {"__meta__":{"hash":"BvpxpiKRPuhuhKFt"}} as unknown as TypedDocumentString<RescheduleOrderLineMutation, RescheduleOrderLineMutationVariables>;
export const RefundOrderLineDocument = {"__meta__":{"hash":"ZMhW5e6AXDt19GZR"}} as unknown as TypedDocumentString<RefundOrderLineMutation, RefundOrderLineMutationVariables>;
export const RebookOrderDocument = {"__meta__":{"hash":"crRCPpuHNGzqObX9"}} as unknown as TypedDocumentString<RebookOrderMutation, RebookOrderMutationVariables>;
export const RefundLatePaymentDocument = {"__meta__":{"hash":"G8e1mmGs6StOKyyg"}} as unknown as TypedDocumentString<RefundLatePaymentMutation, RefundLatePaymentMutationVariables>;
export const PayOrderDocument = {"__meta__":{"hash":"0xhV5LVHYbW4iANl"}} as unknown as TypedDocumentString<PayOrderMutation, PayOrderMutationVariables>;
export const RevokeOrderLinkDocument = {"__meta__":{"hash":"h-Jx8DONytDDE8Rq"}} as unknown as TypedDocumentString<RevokeOrderLinkMutation, RevokeOrderLinkMutationVariables>;
export const ReviewOrderDocument = {"__meta__":{"hash":"E81smH4H1G7AETkL"}} as unknown as TypedDocumentString<ReviewOrderMutation, ReviewOrderMutationVariables>;
export const OrderAgainDocument = {"__meta__":{"hash":"j9Aw-m_DTgJ1bQmk"}} as unknown as TypedDocumentString<OrderAgainQuery, OrderAgainQueryVariables>;
export const PriceTodayDocument = {"__meta__":{"hash":"OzvoVq4pE5iBnpYq"}} as unknown as TypedDocumentString<PriceTodayQuery, PriceTodayQueryVariables>;
export const AgainWithDocument = {"__meta__":{"hash":"gDMpFi5NQq3APZST"}} as unknown as TypedDocumentString<AgainWithQuery, AgainWithQueryVariables>;
export const ChooseRefundDocument = {"__meta__":{"hash":"K8co3ygadCvZ3uBN"}} as unknown as TypedDocumentString<ChooseRefundMutation, ChooseRefundMutationVariables>;
export const SetOrderDiscordDocument = {"__meta__":{"hash":"b-YN5PTOQZVHshLZ"}} as unknown as TypedDocumentString<SetOrderDiscordMutation, SetOrderDiscordMutationVariables>;
export const HandOverOrderDocument = {"__meta__":{"hash":"Hcu-lWV2JitA-483"}} as unknown as TypedDocumentString<HandOverOrderMutation, HandOverOrderMutationVariables>;
export const MailOrderListDocument = {"__meta__":{"hash":"yrpTUBcNZJqZFg90"}} as unknown as TypedDocumentString<MailOrderListMutation, MailOrderListMutationVariables>;
export const OpenOrderListDocument = {"__meta__":{"hash":"h9rQonfm2YJz7pdq"}} as unknown as TypedDocumentString<OpenOrderListMutation, OpenOrderListMutationVariables>;
export const OrderChangedDocument = {"__meta__":{"hash":"doTtU1rLsP6pZTAt"}} as unknown as TypedDocumentString<OrderChangedSubscription, OrderChangedSubscriptionVariables>;
export const SealLoginDocument = {"__meta__":{"hash":"-Ef-mz9bhhDo6Aal"}} as unknown as TypedDocumentString<SealLoginMutation, SealLoginMutationVariables>;
export const SendLoginCodeDocument = {"__meta__":{"hash":"Pn0NkLsJOQm_YmhS"}} as unknown as TypedDocumentString<SendLoginCodeMutation, SendLoginCodeMutationVariables>;
export const DeleteLoginDocument = {"__meta__":{"hash":"C_X5hXHGMapJl182"}} as unknown as TypedDocumentString<DeleteLoginMutation, DeleteLoginMutationVariables>;
export const LookUpOrderDocument = {"__meta__":{"hash":"i4jmn6pLHXKwOIqB"}} as unknown as TypedDocumentString<LookUpOrderMutation, LookUpOrderMutationVariables>;
export const StartOrderNotificationsDocument = {"__meta__":{"hash":"FEDOlqa9DTBhP_2f"}} as unknown as TypedDocumentString<StartOrderNotificationsMutation, StartOrderNotificationsMutationVariables>;
export const StopOrderNotificationsDocument = {"__meta__":{"hash":"J2gGwvt1JoTWrwWI"}} as unknown as TypedDocumentString<StopOrderNotificationsMutation, StopOrderNotificationsMutationVariables>;
export const MakeReferralCodeDocument = {"__meta__":{"hash":"QV--d1dM7I94M8bH"}} as unknown as TypedDocumentString<MakeReferralCodeMutation, MakeReferralCodeMutationVariables>;
export const TipOrderDocument = {"__meta__":{"hash":"aFFFeVJ8DfZwMmvB"}} as unknown as TypedDocumentString<TipOrderMutation, TipOrderMutationVariables>;
export const AlertProductDocument = {"__meta__":{"hash":"oVs9tNLzAWieKa7Z"}} as unknown as TypedDocumentString<AlertProductQuery, AlertProductQueryVariables>;
export const AlertDocument = {"__meta__":{"hash":"uhWsykoC4ffPlnZK"}} as unknown as TypedDocumentString<AlertQuery, AlertQueryVariables>;
export const SetAlertDocument = {"__meta__":{"hash":"Yd0H7DCtz2lKRzmS"}} as unknown as TypedDocumentString<SetAlertMutation, SetAlertMutationVariables>;
export const ConfirmAlertDocument = {"__meta__":{"hash":"5gdsjjoLEDc1mm9C"}} as unknown as TypedDocumentString<ConfirmAlertMutation, ConfirmAlertMutationVariables>;
export const EndAlertDocument = {"__meta__":{"hash":"Tku7mESlmL6LkV9k"}} as unknown as TypedDocumentString<EndAlertMutation, EndAlertMutationVariables>;
export const ProductRealmsDocument = {"__meta__":{"hash":"QU7Y7YL6_f8SJQ8y"}} as unknown as TypedDocumentString<ProductRealmsQuery, ProductRealmsQueryVariables>;
export const LiveQuoteDocument = {"__meta__":{"hash":"kIjZ1JcYw82TLUEZ"}} as unknown as TypedDocumentString<LiveQuoteQuery, LiveQuoteQueryVariables>;
export const EditLineDocument = {"__meta__":{"hash":"vGSUw9HLayuih1H6"}} as unknown as TypedDocumentString<EditLineQuery, EditLineQueryVariables>;
export const ProductPageDocument = {"__meta__":{"hash":"NaamLUdVytITE6Jb"}} as unknown as TypedDocumentString<ProductPageQuery, ProductPageQueryVariables>;
export const ProductRunsDocument = {"__meta__":{"hash":"fYJ6o9bBCJT52gmD"}} as unknown as TypedDocumentString<ProductRunsQuery, ProductRunsQueryVariables>;
export const ProductRunDocument = {"__meta__":{"hash":"PNdjEPbi9Q-TwWkG"}} as unknown as TypedDocumentString<ProductRunQuery, ProductRunQueryVariables>;
export const ProductRelatedDocument = {"__meta__":{"hash":"NQZ4vzYNiwlTwG0B"}} as unknown as TypedDocumentString<ProductRelatedQuery, ProductRelatedQueryVariables>;
export const ProductReviewsDocument = {"__meta__":{"hash":"ALscg7vcle_Y5m11"}} as unknown as TypedDocumentString<ProductReviewsQuery, ProductReviewsQueryVariables>;
export const ProductWishDocument = {"__meta__":{"hash":"neLJ3RLC42DEtCJF"}} as unknown as TypedDocumentString<ProductWishQuery, ProductWishQueryVariables>;
export const SearchServicesDocument = {"__meta__":{"hash":"ReXWg5W4Mf9tITmb"}} as unknown as TypedDocumentString<SearchServicesQuery, SearchServicesQueryVariables>;
export const SearchCategoriesDocument = {"__meta__":{"hash":"7t126bv5JkNRKHh3"}} as unknown as TypedDocumentString<SearchCategoriesQuery, SearchCategoriesQueryVariables>;
export const SearchSummaryDocument = {"__meta__":{"hash":"cT8NMxYERq6CeQiV"}} as unknown as TypedDocumentString<SearchSummaryQuery, SearchSummaryQueryVariables>;
export const SearchPopularCardsDocument = {"__meta__":{"hash":"luJYVOsVthYW2pkh"}} as unknown as TypedDocumentString<SearchPopularCardsQuery, SearchPopularCardsQueryVariables>;
export const SearchMeaningDocument = {"__meta__":{"hash":"yw2FfnPOP3f7qWjO"}} as unknown as TypedDocumentString<SearchMeaningQuery, SearchMeaningQueryVariables>;
export const CurrencyTotalsDocument = {"__meta__":{"hash":"MwHIglVJqQFXh49e"}} as unknown as TypedDocumentString<CurrencyTotalsQuery, CurrencyTotalsQueryVariables>;
export const SupportTimesDocument = {"__meta__":{"hash":"_p4RlU6H5sdys_Mc"}} as unknown as TypedDocumentString<SupportTimesQuery, SupportTimesQueryVariables>;
export const SiteViewerDocument = {"__meta__":{"hash":"pWBRTETWL4782qZ6"}} as unknown as TypedDocumentString<SiteViewerQuery, SiteViewerQueryVariables>;
export const SiteGamesDocument = {"__meta__":{"hash":"SqULsFLwNf7e0Y9d"}} as unknown as TypedDocumentString<SiteGamesQuery, SiteGamesQueryVariables>;
export const SiteContentDocument = {"__meta__":{"hash":"55p_eklQUhAv5Fkl"}} as unknown as TypedDocumentString<SiteContentQuery, SiteContentQueryVariables>;