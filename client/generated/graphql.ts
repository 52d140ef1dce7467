/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AddToCartInput = {
  /** The `id` of an event of the product: `quantity` seats of it are held for 15 minutes. */
  event?: string | number | null | undefined;
  options?: Array<FieldInput>;
  /** A product's `id`. */
  product: string | number;
  /** A whole number from the product's minimum to its maximum. */
  quantity?: number;
};

export type ApplyCouponInput = {
  /** At most 20 characters, in any case. */
  code: string;
};

export type CartLineProblemCode =
  /** The product is no longer sold. */
  | 'GONE'
  /** Fewer than the minimum. */
  | 'MINIMUM'
  /** Its options have changed; they have to be chosen again. */
  | 'OPTIONS'
  /** More than can be ordered. */
  | 'QUANTITY'
  /** The run has begun or was canceled. */
  | 'RUN_OVER'
  /** The run has too few seats left. */
  | 'SEATS'
  /** The run is played in another region, or by the other faction, than was chosen. */
  | 'SIDE';

export type CompensationState =
  /** Owed, not paid out yet. */
  | 'ACCEPTED'
  | 'OFFERED'
  | 'PAID';

/** The currencies a price can be asked in. An unknown currency cookie is ignored. */
export type Currency =
  | 'EUR'
  | 'GBP'
  | 'USD';

export type EventStatus =
  | 'CANCELED'
  | 'FINISHED'
  /** To come, and sold out for now: a seat held in a cart may become free. */
  | 'FULL'
  | 'RUNNING'
  /** To come, with seats left. */
  | 'SCHEDULED';

export type Faction =
  | 'ALLIANCE'
  | 'HORDE';

/**
 * A form item, collapsed by the server into one object keyed by `sendid`.
 * A checkbox option sends one item for each chosen value, all with the same `sendid`.
 */
export type FieldInput = {
  sendid: string | number;
  value: string;
};

export type InformationBlockKind =
  | 'HEADING'
  | 'LIST'
  | 'PARAGRAPH';

/** What a message is about. */
export type InquiryTopic =
  | 'JOBS'
  | 'ORDER'
  | 'OTHER'
  /** Payment or refund. */
  | 'PAYMENT'
  /** Personal data. */
  | 'PRIVACY'
  /** Praise and complaints about a player. */
  | 'QUALITY'
  /** A service, before ordering. */
  | 'SERVICE';

export type LookUpOrderInput = {
  /** The address it was ordered with. */
  email: string;
  /** Such as `WS-10001`; without `WS-` too. */
  number: string;
};

export type OptionType =
  /** A whole number that `amount` allows. */
  | 'AMOUNT'
  /** Any number of `values`: one form item for each. */
  | 'CHECKBOX'
  /** `YYYY-MM-DD`. */
  | 'DATE'
  /** One of `values`; shown in the two sides' colours. */
  | 'FACTION'
  | 'RADIO'
  /** Two of `steps`, the lower first: `from-to` of their keys. */
  | 'RANGE'
  /** A name out of `realms`, in any case. */
  | 'REALM'
  | 'SELECT'
  | 'TEXT'
  | 'TEXTAREA';

export type OrderActInput = {
  /** 16 to 64 printable characters, made once for one attempt. The same key never acts twice. */
  idempotencyKey?: string | null | undefined;
  /** The order's `token`. */
  token: string;
};

export type OrderSide =
  | 'BUYER'
  | 'TEAM';

/** How far an order is. Finer than its status. */
export type OrderStage =
  /** A team is found. */
  | 'ASSIGNED'
  | 'CANCELLED'
  | 'COMPLETED'
  | 'CREATED'
  | 'DENIED'
  | 'DISPUTED'
  | 'EXPIRED'
  | 'FAILED'
  | 'IN_PROGRESS'
  | 'PAID'
  /** Work had begun and stands still; `stopped` says why. */
  | 'PAUSED'
  /** Confirmed by the buyer, waiting for the money. */
  | 'PENDING'
  | 'REFUNDED'
  | 'REVERSED'
  | 'VOIDED';

export type OrderStopCause =
  | 'BUYER'
  /** The game's servers are down. */
  | 'SERVERS'
  /** The team waits for an answer of the buyer. */
  | 'WAITING';

export type PaymentActionType =
  /** Nothing more to do. */
  | 'NONE'
  /** Send the buyer to `url`. */
  | 'REDIRECT';

export type PlaceOrderInput = {
  /** The buyer accepts the terms and the refunds policy. */
  agree: boolean;
  /** The `version` of the cart the buyer saw. The order is refused when the cart has changed since. */
  cartVersion?: string | null | undefined;
  /** At most 2000 characters. */
  comment?: string | null | undefined;
  coupon?: string | null | undefined;
  email: string;
  /** The total the buyer saw, as a decimal string. The order is refused when it would cost anything else. */
  expectedTotal?: string | null | undefined;
  /** Game identity, by the `sendid` of `cart.fields`. */
  fields?: Array<FieldInput>;
  /** 16 to 64 printable characters, made once for one attempt to buy. The same key never makes a second order. */
  idempotencyKey: string;
  /** A `code` of `paymentMethods`. */
  paymentMethod: string | number;
};

/** In whole units of the visitor's currency, both ends included; an end left out is open. */
export type PriceRange = {
  from?: number | null | undefined;
  to?: number | null | undefined;
};

export type ProductSort =
  /** The shop's own order. */
  | 'FEATURED'
  | 'NAME'
  | 'NEWEST'
  | 'PRICE_HIGH'
  | 'PRICE_LOW';

export type RefundOrderLineInput = {
  /** 16 to 64 printable characters, made once for one attempt. The same key never acts twice. */
  idempotencyKey?: string | null | undefined;
  /** The line's `id`. */
  line: string | number;
  /** The order's `token`. */
  token: string;
};

export type Region =
  | 'eu'
  | 'us';

export type RemoveCartLineInput = {
  /** A line's `id`. */
  line: string | number;
};

export type RequestBuildInput = {
  /** An amount or a range, such as `100 to 150`. */
  budget: string;
  currency: Currency;
  /** A day such as `2026-12-24`, not before today. Null when there is none. */
  deadline?: string | null | undefined;
  /** A name there, for those who prefer to talk. */
  discord?: string | null | undefined;
  email: string;
  /** A game's `path`, such as `wow-carry`. */
  game: string;
  /** What should be there at the end; at most 2,000 characters. */
  text: string;
};

export type RescheduleOrderLineInput = {
  /** One of its `otherDates`. */
  event: string | number;
  /** 16 to 64 printable characters, made once for one attempt. The same key never acts twice. */
  idempotencyKey?: string | null | undefined;
  /** The line's `id`. */
  line: string | number;
  /** The order's `token`. */
  token: string;
};

export type RestoreCartLineInput = {
  /** The `id` of a line that was removed; the last ten can be put back. */
  line: string | number;
};

export type SendInquiryInput = {
  email: string;
  name: string;
  /** Such as `WS-10001`, where it is about an order. */
  order?: string | null | undefined;
  /** At most 2,000 characters. */
  text: string;
  topic: InquiryTopic;
};

export type SendOrderMessageInput = {
  /** 16 to 64 printable characters, made once for one message. The same key never sends two. */
  idempotencyKey?: string | null | undefined;
  /** At most 2,000 characters. */
  text: string;
  /** The order's `token`. */
  token: string;
};

export type SubscribeInput = {
  email: string;
  source?: SubscribeSource;
};

/** Where on the site somebody subscribed. */
export type SubscribeSource =
  | 'CHECKOUT'
  | 'FOOTER'
  | 'POPUP';

/** What a text option must look like, beyond its length. */
export type TextFormat =
  /** 2 to 12 letters or digits, `#`, digits. Message: `Format is SomeNickname88#12345`. */
  | 'BATTLETAG'
  /** Message: `Enter correct email`. */
  | 'EMAIL';

export type UpdateCartLineInput = {
  /** The price of now counts as agreed to: `totalBefore` becomes null. */
  acceptPrice?: boolean | null | undefined;
  /** A line's `id`. */
  line: string | number;
  /** All of the options anew. Left out, they stay. */
  options?: Array<FieldInput> | null | undefined;
  /** A whole number; 0 is refused, `removeCartLine` removes. Left out, it stays. The same again takes the seats of a run again that are no longer kept. */
  quantity?: number | null | undefined;
  /** The line's `version`: when it is another one by now, the change is refused with `CART_CHANGED`. */
  version?: string | null | undefined;
};

export type SiteViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteViewerQuery = { __typename: 'Query', viewer: { __typename: 'Viewer', currency: Currency, region: Region, locale: string } };

export type SiteGamesQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteGamesQuery = { __typename: 'Query', categories: Array<{ __typename: 'Category', id: string, name: string, path: string, image: string, children: Array<{ __typename: 'Category', id: string, name: string, path: string, children: Array<{ __typename: 'Category', id: string, name: string, path: string }> }> }> };

export type CartCountQueryVariables = Exact<{ [key: string]: never; }>;


export type CartCountQuery = { __typename: 'Query', cart: { __typename: 'Cart', id: string, count: number } };

export type CartPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CartPageQuery = { __typename: 'Query', cart: (
    { __typename: 'Cart' }
    & { ' $fragmentRefs'?: { 'CartPage_CartFragment': CartPage_CartFragment } }
  ) };

export type CartPage_CartFragment = (
  { __typename: 'Cart', id: string, count: number, version: string, coupon: string | null, warnings: Array<string>, total: { __typename: 'Money', amount: string, currency: Currency, formatted: string }, lines: Array<(
    { __typename: 'CartLine', id: string, version: string, quantity: number, product: { __typename: 'CartProduct', id: string, name: string }, problem: { __typename: 'CartLineProblem', code: CartLineProblemCode } | null }
    & { ' $fragmentRefs'?: { 'CartLine_LineFragment': CartLine_LineFragment } }
  )> }
  & { ' $fragmentRefs'?: { 'CartTotals_CartFragment': CartTotals_CartFragment } }
) & { ' $fragmentName'?: 'CartPage_CartFragment' };

export type CartTotals_CartFragment = { __typename: 'Cart', id: string, totals: Array<{ __typename: 'CartTotal', code: string, title: string, amount: { __typename: 'Money', amount: string, formatted: string } }> } & { ' $fragmentName'?: 'CartTotals_CartFragment' };

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

export type RemoveCouponMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveCouponMutation = { __typename: 'Mutation', removeCoupon: (
    { __typename: 'CartPayload' }
    & { ' $fragmentRefs'?: { 'ChangedCartFragment': ChangedCartFragment } }
  ) };

export type ChangedCartFragment = { __typename: 'CartPayload', cart: (
    { __typename: 'Cart' }
    & { ' $fragmentRefs'?: { 'CartPage_CartFragment': CartPage_CartFragment } }
  ) | null, errors: Array<{ __typename: 'UserError', field: string | null, code: string, message: string }> } & { ' $fragmentName'?: 'ChangedCartFragment' };

export type CartLine_LineFragment = { __typename: 'CartLine', id: string, version: string, quantity: number, minimum: number, maximum: number | null, inStock: boolean, product: { __typename: 'CartProduct', id: string, name: string, path: string, image: { __typename: 'Picture', src: string, avif: string, webp: string, width: number, height: number } }, options: Array<{ __typename: 'CartLineOption', sendid: string, name: string, value: string }>, unitPrice: { __typename: 'Money', formatted: string }, total: { __typename: 'Money', formatted: string }, totalBefore: { __typename: 'Money', formatted: string } | null, problem: { __typename: 'CartLineProblem', code: CartLineProblemCode, message: string, quantity: number | null } | null, event: { __typename: 'CartLineEvent', startsAt: string, holdExpiresAt: string | null } | null } & { ' $fragmentName'?: 'CartLine_LineFragment' };

export type CategoryPageQueryVariables = Exact<{
  path: string;
  page: number;
  sort: ProductSort;
  filters: Array<string | number> | string | number;
  price?: PriceRange | null | undefined;
}>;


export type CategoryPageQuery = { __typename: 'Query', category: { __typename: 'Category', id: string, name: string, path: string, intro: string, description: Array<string>, metaTitle: string, metaDescription: string, banner: { __typename: 'Picture', src: string, avif: string, webp: string, width: number, height: number }, faq: Array<{ __typename: 'Question', question: string, answer: string }>, breadcrumbs: Array<{ __typename: 'Breadcrumb', name: string, path: string }>, children: Array<(
      { __typename: 'Category', id: string, picture: { __typename: 'Picture', src: string, avif: string, webp: string, width: number, height: number } | null }
      & { ' $fragmentRefs'?: { 'CategoryTiles_CategoryFragment': CategoryTiles_CategoryFragment } }
    )>, game: { __typename: 'Category', id: string, name: string, path: string, productCount: number, faq: Array<{ __typename: 'Question', question: string, answer: string }>, children: Array<{ __typename: 'Category', id: string, path: string, productCount: number, children: Array<{ __typename: 'Category', id: string, path: string, productCount: number }> }> } } | null, products: { __typename: 'ProductPage', total: number, page: number, limit: number, items: Array<(
      { __typename: 'Product' }
      & { ' $fragmentRefs'?: { 'ProductCard_ProductFragment': ProductCard_ProductFragment } }
    )>, filters: Array<{ __typename: 'FilterGroup', id: string, name: string, filters: Array<{ __typename: 'Filter', id: string, name: string, count: number, chosen: boolean }> }> } };

export type OpenCheckoutMutationVariables = Exact<{
  acceptTotal?: string | null | undefined;
}>;


export type OpenCheckoutMutation = { __typename: 'Mutation', openCheckout: { __typename: 'Checkout', heldUntil: string | null, before: { __typename: 'PricesBefore', total: { __typename: 'Money', formatted: string, currency: Currency }, lines: Array<{ __typename: 'LinePriceBefore', line: string, total: { __typename: 'Money', formatted: string } }> } | null, cart: (
      { __typename: 'Cart', id: string, version: string, warnings: Array<string>, lines: Array<{ __typename: 'CartLine', id: string }>, total: { __typename: 'Money', amount: string, currency: Currency, formatted: string } }
      & { ' $fragmentRefs'?: { 'OrderSummary_CartFragment': OrderSummary_CartFragment } }
    ), fields: Array<{ __typename: 'CheckoutFieldGroup', game: string, title: string, fields: Array<(
        { __typename: 'CheckoutField', sendid: string }
        & { ' $fragmentRefs'?: { 'GameField_FieldFragment': GameField_FieldFragment } }
      )> }>, guest: { __typename: 'CheckoutGuest', email: string, paymentMethod: string, comment: string, fields: Array<{ __typename: 'CheckoutAnswer', sendid: string, value: string }> }, paymentMethods: Array<(
      { __typename: 'PaymentMethod', code: string }
      & { ' $fragmentRefs'?: { 'PaymentMethods_MethodFragment': PaymentMethods_MethodFragment } }
    )> } | null };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { __typename: 'Mutation', placeOrder: { __typename: 'PlaceOrderPayload', order: { __typename: 'Order', number: string, url: string } | null, paymentAction: { __typename: 'PaymentAction', type: PaymentActionType, url: string | null } | null, errors: Array<{ __typename: 'UserError', field: string | null, code: string, message: string }> } };

export type GameField_FieldFragment = { __typename: 'CheckoutField', sendid: string, name: string, type: OptionType, required: boolean, format: TextFormat | null, placeholder: string, values: Array<{ __typename: 'ProductOptionValue', value: string, name: string }> } & { ' $fragmentName'?: 'GameField_FieldFragment' };

export type PaymentMethods_MethodFragment = { __typename: 'PaymentMethod', code: string, title: string, hint: string, icon: string } & { ' $fragmentName'?: 'PaymentMethods_MethodFragment' };

export type OrderLines_CartFragment = { __typename: 'Cart', id: string, lines: Array<{ __typename: 'CartLine', id: string, quantity: number, product: { __typename: 'CartProduct', id: string, name: string, image: { __typename: 'Picture', src: string, avif: string, webp: string, width: number, height: number } }, options: Array<{ __typename: 'CartLineOption', sendid: string, name: string, value: string }>, total: { __typename: 'Money', formatted: string } }> } & { ' $fragmentName'?: 'OrderLines_CartFragment' };

export type OrderSummary_CartFragment = (
  { __typename: 'Cart', id: string }
  & { ' $fragmentRefs'?: { 'OrderLines_CartFragment': OrderLines_CartFragment;'CartTotals_CartFragment': CartTotals_CartFragment } }
) & { ' $fragmentName'?: 'OrderSummary_CartFragment' };

export type InformationPageQueryVariables = Exact<{
  slug: string;
}>;


export type InformationPageQuery = { __typename: 'Query', information: { __typename: 'Information', slug: string, title: string, metaTitle: string, metaDescription: string, blocks: Array<(
      { __typename: 'InformationBlock', kind: InformationBlockKind, text: string, items: Array<string> }
      & { ' $fragmentRefs'?: { 'InformationBlocks_BlockFragment': InformationBlocks_BlockFragment } }
    )> } | null };

export type InformationBlocks_BlockFragment = { __typename: 'InformationBlock', kind: InformationBlockKind, text: string, items: Array<string> } & { ' $fragmentName'?: 'InformationBlocks_BlockFragment' };

export type SendInquiryMutationVariables = Exact<{
  input: SendInquiryInput;
}>;


export type SendInquiryMutation = { __typename: 'Mutation', sendInquiry: { __typename: 'InquiryPayload', errors: Array<{ __typename: 'UserError', field: string | null, message: string }> } };

export type RequestBuildMutationVariables = Exact<{
  input: RequestBuildInput;
}>;


export type RequestBuildMutation = { __typename: 'Mutation', requestBuild: { __typename: 'InquiryPayload', errors: Array<{ __typename: 'UserError', field: string | null, message: string }> } };

export type RunsQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type RunsQuery = { __typename: 'Query', events: Array<{ __typename: 'Event', id: string, title: string, startsAt: string, endsAt: string, region: Region, faction: Faction | null, difficulty: string, loot: string, slotsLeft: number, slotsTotal: number, status: EventStatus, isReady: boolean, price: { __typename: 'Money', amount: string, currency: Currency, formatted: string } | null, product: { __typename: 'Product', id: string, name: string, path: string } | null }> };

export type ScheduleRunQueryVariables = Exact<{
  id: string | number;
}>;


export type ScheduleRunQuery = { __typename: 'Query', event: { __typename: 'Event', id: string, options: Array<{ __typename: 'EventOption', sendid: string, value: string }>, product: { __typename: 'Product', id: string, minimum: number } | null } | null };

export type HomePageQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePageQuery = { __typename: 'Query', wow: (
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
  ), faq: (
    { __typename: 'Information' }
    & { ' $fragmentRefs'?: { 'HomeQuestions_InformationFragment': HomeQuestions_InformationFragment } }
  ) | null };

export type HomePopular_PageFragment = { __typename: 'ProductPage', items: Array<(
    { __typename: 'Product', id: string }
    & { ' $fragmentRefs'?: { 'ProductCard_ProductFragment': ProductCard_ProductFragment } }
  )> } & { ' $fragmentName'?: 'HomePopular_PageFragment' };

export type HomeQuestions_InformationFragment = { __typename: 'Information', blocks: Array<{ __typename: 'InformationBlock', kind: InformationBlockKind, text: string }> } & { ' $fragmentName'?: 'HomeQuestions_InformationFragment' };

export type SearchPanelQueryVariables = Exact<{
  query: string;
}>;


export type SearchPanelQuery = { __typename: 'Query', search: { __typename: 'SearchResult', total: number, products: Array<(
      { __typename: 'Product', id: string }
      & { ' $fragmentRefs'?: { 'FoundService_ProductFragment': FoundService_ProductFragment } }
    )>, categories: Array<(
      { __typename: 'Category', id: string }
      & { ' $fragmentRefs'?: { 'FoundCategory_CategoryFragment': FoundCategory_CategoryFragment } }
    )> } };

export type FoundService_ProductFragment = { __typename: 'Product', id: string, name: string, path: string, image: { __typename: 'Picture', src: string, avif: string, webp: string, width: number, height: number }, price: { __typename: 'Money', amount: string, formatted: string }, game: { __typename: 'Category', id: string, name: string } } & { ' $fragmentName'?: 'FoundService_ProductFragment' };

export type FoundCategory_CategoryFragment = { __typename: 'Category', id: string, name: string, path: string, productCount: number, priceFrom: { __typename: 'Money', formatted: string } | null, game: { __typename: 'Category', id: string, name: string, image: string } } & { ' $fragmentName'?: 'FoundCategory_CategoryFragment' };

export type SubscribeMutationVariables = Exact<{
  input: SubscribeInput;
}>;


export type SubscribeMutation = { __typename: 'Mutation', subscribe: { __typename: 'SubscribePayload', errors: Array<{ __typename: 'UserError', field: string | null, code: string, message: string }> } };

export type OrderLine_LineFragment = { __typename: 'OrderLine', id: string, name: string, path: string | null, quantity: number, eta: string, unitName: string, unitsTotal: number, unitsDone: number, unitReached: string | null, startBy: string | null, doneBy: string | null, startedAt: string | null, doneAt: string | null, runStartsAt: string | null, isRunCanceled: boolean, canReschedule: boolean, image: { __typename: 'Picture', src: string, avif: string, webp: string, width: number, height: number }, options: Array<{ __typename: 'CartLineOption', sendid: string, name: string, value: string }>, total: { __typename: 'Money', formatted: string }, refunded: { __typename: 'Money', amount: string, formatted: string }, refundOffer: { __typename: 'Money', formatted: string } | null, otherDates: Array<{ __typename: 'OrderDate', event: string, startsAt: string }> } & { ' $fragmentName'?: 'OrderLine_LineFragment' };

export type OrderPageQueryVariables = Exact<{
  token: string;
}>;


export type OrderPageQuery = { __typename: 'Query', order: (
    { __typename: 'Order' }
    & { ' $fragmentRefs'?: { 'OrderPage_OrderFragment': OrderPage_OrderFragment } }
  ) | null };

export type OrderPage_OrderFragment = { __typename: 'Order', number: string, version: number, stage: OrderStage, placedAt: string, email: string, paymentMethod: string, team: string | null, paidAt: string | null, confirmedAt: string | null, total: { __typename: 'Money', formatted: string }, stopped: { __typename: 'OrderStop', cause: OrderStopCause, since: string } | null, can: { __typename: 'OrderActs', message: boolean, pause: boolean, resume: boolean, confirm: boolean, withdraw: boolean }, messages: Array<{ __typename: 'OrderMessage', id: string, from: OrderSide, text: string, at: string, proofUrl: string | null }>, proofs: Array<{ __typename: 'OrderProof', id: string, caption: string, url: string, width: number, height: number, at: string }>, compensation: { __typename: 'OrderCompensation', reason: string, state: CompensationState, amount: { __typename: 'Money', formatted: string } } | null, refundOffer: { __typename: 'OrderRefundOffer', share: number, amount: { __typename: 'Money', formatted: string } } | null, refunds: Array<{ __typename: 'OrderRefund', reason: string, isPaid: boolean, at: string, amount: { __typename: 'Money', formatted: string } }>, history: Array<{ __typename: 'OrderEvent', stage: OrderStage | null, statusName: string, at: string }>, lines: Array<(
    { __typename: 'OrderLine', id: string }
    & { ' $fragmentRefs'?: { 'OrderLine_LineFragment': OrderLine_LineFragment } }
  )>, totals: Array<{ __typename: 'CartTotal', code: string, title: string, amount: { __typename: 'Money', amount: string, formatted: string } }> } & { ' $fragmentName'?: 'OrderPage_OrderFragment' };

export type SendOrderMessageMutationVariables = Exact<{
  input: SendOrderMessageInput;
}>;


export type SendOrderMessageMutation = { __typename: 'Mutation', sendOrderMessage: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'UserError', code: string, message: string }> } };

export type PauseOrderMutationVariables = Exact<{
  input: OrderActInput;
}>;


export type PauseOrderMutation = { __typename: 'Mutation', pauseOrder: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'UserError', code: string, message: string }> } };

export type ResumeOrderMutationVariables = Exact<{
  input: OrderActInput;
}>;


export type ResumeOrderMutation = { __typename: 'Mutation', resumeOrder: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'UserError', code: string, message: string }> } };

export type ConfirmOrderMutationVariables = Exact<{
  input: OrderActInput;
}>;


export type ConfirmOrderMutation = { __typename: 'Mutation', confirmOrder: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'UserError', code: string, message: string }> } };

export type WithdrawOrderMutationVariables = Exact<{
  input: OrderActInput;
}>;


export type WithdrawOrderMutation = { __typename: 'Mutation', withdrawOrder: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'UserError', code: string, message: string }> } };

export type AcceptCompensationMutationVariables = Exact<{
  input: OrderActInput;
}>;


export type AcceptCompensationMutation = { __typename: 'Mutation', acceptCompensation: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'UserError', code: string, message: string }> } };

export type RescheduleOrderLineMutationVariables = Exact<{
  input: RescheduleOrderLineInput;
}>;


export type RescheduleOrderLineMutation = { __typename: 'Mutation', rescheduleOrderLine: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'UserError', code: string, message: string }> } };

export type RefundOrderLineMutationVariables = Exact<{
  input: RefundOrderLineInput;
}>;


export type RefundOrderLineMutation = { __typename: 'Mutation', refundOrderLine: { __typename: 'OrderActPayload', errors: Array<{ __typename: 'UserError', code: string, message: string }> } };

export type RevokeOrderLinkMutationVariables = Exact<{
  input: OrderActInput;
}>;


export type RevokeOrderLinkMutation = { __typename: 'Mutation', revokeOrderLink: { __typename: 'OrderActPayload', order: { __typename: 'Order', url: string } | null, errors: Array<{ __typename: 'UserError', code: string, message: string }> } };

export type OrderChangedSubscriptionVariables = Exact<{
  token: string;
  since?: number | null | undefined;
}>;


export type OrderChangedSubscription = { orderChanged: (
    { __typename: 'Order' }
    & { ' $fragmentRefs'?: { 'OrderPage_OrderFragment': OrderPage_OrderFragment } }
  ) | null };

export type LookUpOrderMutationVariables = Exact<{
  input: LookUpOrderInput;
}>;


export type LookUpOrderMutation = { __typename: 'Mutation', lookUpOrder: { __typename: 'LookUpOrderPayload', errors: Array<{ __typename: 'UserError', field: string | null, message: string }> } };

export type ProductCard_ProductFragment = { __typename: 'Product', id: string, name: string, path: string, label: string | null, highlights: Array<string>, start: string, eta: string, inStock: boolean, image: { __typename: 'Picture', src: string, avif: string, webp: string, width: number, height: number }, price: { __typename: 'Money', formatted: string }, priceBefore: { __typename: 'Money', formatted: string } | null, options: Array<{ __typename: 'ProductOption', required: boolean }> } & { ' $fragmentName'?: 'ProductCard_ProductFragment' };

export type ProductPageQueryVariables = Exact<{
  path: string;
}>;


export type ProductPageQuery = { __typename: 'Query', product: (
    { __typename: 'Product', id: string, name: string, path: string, label: string | null, highlights: Array<string>, requirements: Array<string>, howItWorks: Array<string>, eta: string, start: string, inStock: boolean, metaTitle: string, metaDescription: string, cover: { __typename: 'Picture', src: string, avif: string, webp: string, width: number, height: number }, faq: Array<{ __typename: 'Question', question: string, answer: string }>, price: { __typename: 'Money', amount: string, currency: Currency }, breadcrumbs: Array<{ __typename: 'Breadcrumb', name: string, path: string }> }
    & { ' $fragmentRefs'?: { 'Configurator_ProductFragment': Configurator_ProductFragment } }
  ) | null };

export type ProductRunQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductRunQuery = { __typename: 'Query', event: { __typename: 'Event', id: string, title: string, startsAt: string, region: Region, slotsLeft: number, status: EventStatus, options: Array<{ __typename: 'EventOption', sendid: string, value: string }>, product: { __typename: 'Product', id: string } | null } | null };

export type ProductRelatedQueryVariables = Exact<{
  product: string | number;
}>;


export type ProductRelatedQuery = { __typename: 'Query', related: Array<(
    { __typename: 'Product' }
    & { ' $fragmentRefs'?: { 'ProductCard_ProductFragment': ProductCard_ProductFragment } }
  )> };

export type Configurator_ProductFragment = { __typename: 'Product', id: string, path: string, eta: string, start: string, minimum: number, maximum: number | null, inStock: boolean, price: { __typename: 'Money', formatted: string }, priceBefore: { __typename: 'Money', formatted: string } | null, options: Array<(
    { __typename: 'ProductOption' }
    & { ' $fragmentRefs'?: { 'OptionGroup_OptionFragment': OptionGroup_OptionFragment } }
  )> } & { ' $fragmentName'?: 'Configurator_ProductFragment' };

export type ProductRealmsQueryVariables = Exact<{
  path: string;
}>;


export type ProductRealmsQuery = { __typename: 'Query', product: { __typename: 'Product', id: string, options: Array<{ __typename: 'ProductOption', sendid: string, realms: Array<{ __typename: 'RealmList', region: string, names: Array<string> }> }> } | null };

export type LiveQuoteQueryVariables = Exact<{
  product: string | number;
  quantity: number;
  options: Array<FieldInput> | FieldInput;
}>;


export type LiveQuoteQuery = { __typename: 'Query', quote: { __typename: 'QuotePayload', quote: { __typename: 'Quote', eta: string, total: { __typename: 'Money', formatted: string }, totalBefore: { __typename: 'Money', formatted: string } | null, lines: Array<{ __typename: 'QuoteLine', label: string, amount: { __typename: 'Money', amount: string, formatted: string } }> } | null, errors: Array<{ __typename: 'UserError', field: string | null, code: string, message: string }> } };

export type OptionGroup_OptionFragment = { __typename: 'ProductOption', sendid: string, key: string, name: string, type: OptionType, required: boolean, hint: string, format: TextFormat | null, default: string, regionOption: string | null, dependsOn: { __typename: 'OptionCondition', option: string, values: Array<string> } | null, values: Array<{ __typename: 'ProductOptionValue', value: string, key: string, name: string, hint: string, risk: string, price: { __typename: 'Money', amount: string, formatted: string }, dependsOn: { __typename: 'OptionCondition', option: string, values: Array<string> } | null }>, steps: Array<{ __typename: 'RangeStep', key: string, name: string }>, amount: { __typename: 'AmountRule', minimum: number, maximum: number, step: number, tiers: Array<{ __typename: 'AmountTier', from: number, per: number, price: { __typename: 'Money', formatted: string } }> } | null } & { ' $fragmentName'?: 'OptionGroup_OptionFragment' };

export type EditLineQueryVariables = Exact<{ [key: string]: never; }>;


export type EditLineQuery = { __typename: 'Query', cart: { __typename: 'Cart', id: string, lines: Array<{ __typename: 'CartLine', id: string, version: string, quantity: number, answers: Array<{ __typename: 'CartLineAnswer', sendid: string, value: string }>, product: { __typename: 'CartProduct', id: string, path: string }, event: { __typename: 'CartLineEvent', id: string, startsAt: string } | null }> } };

export type CategoryTiles_CategoryFragment = { __typename: 'Category', id: string, name: string, path: string, productCount: number, priceFrom: { __typename: 'Money', formatted: string } | null } & { ' $fragmentName'?: 'CategoryTiles_CategoryFragment' };

export type SearchPageQueryVariables = Exact<{
  query: string;
  page: number;
  game?: string | null | undefined;
  sort: ProductSort;
  price?: PriceRange | null | undefined;
}>;


export type SearchPageQuery = { __typename: 'Query', search: { __typename: 'SearchResult', total: number, also: Array<string>, instead: string | null, products: Array<(
      { __typename: 'Product', id: string }
      & { ' $fragmentRefs'?: { 'ProductCard_ProductFragment': ProductCard_ProductFragment } }
    )>, categories: Array<(
      { __typename: 'Category', id: string, game: { __typename: 'Category', name: string, image: string } }
      & { ' $fragmentRefs'?: { 'CategoryTiles_CategoryFragment': CategoryTiles_CategoryFragment } }
    )>, games: Array<{ __typename: 'SearchGame', count: number, game: { __typename: 'Category', path: string, name: string, image: string } }> } };

export type CurrencyTotalsQueryVariables = Exact<{
  currency: Currency;
}>;


export type CurrencyTotalsQuery = { __typename: 'Query', cart: { __typename: 'Cart', id: string, count: number, total: { __typename: 'Money', currency: Currency, formatted: string }, totalIn: { __typename: 'Money', currency: Currency, formatted: string } } };

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
export const GameField_FieldFragmentDoc = {} as unknown as TypedDocumentString<GameField_FieldFragment, unknown>;
export const PaymentMethods_MethodFragmentDoc = {} as unknown as TypedDocumentString<PaymentMethods_MethodFragment, unknown>;
export const OrderLines_CartFragmentDoc = {} as unknown as TypedDocumentString<OrderLines_CartFragment, unknown>;
export const OrderSummary_CartFragmentDoc = {} as unknown as TypedDocumentString<OrderSummary_CartFragment, unknown>;
export const InformationBlocks_BlockFragmentDoc = {} as unknown as TypedDocumentString<InformationBlocks_BlockFragment, unknown>;
export const ProductCard_ProductFragmentDoc = {} as unknown as TypedDocumentString<ProductCard_ProductFragment, unknown>;
export const HomePopular_PageFragmentDoc = {} as unknown as TypedDocumentString<HomePopular_PageFragment, unknown>;
export const HomeQuestions_InformationFragmentDoc = {} as unknown as TypedDocumentString<HomeQuestions_InformationFragment, unknown>;
export const FoundService_ProductFragmentDoc = {} as unknown as TypedDocumentString<FoundService_ProductFragment, unknown>;
export const FoundCategory_CategoryFragmentDoc = {} as unknown as TypedDocumentString<FoundCategory_CategoryFragment, unknown>;
export const OrderLine_LineFragmentDoc = {} as unknown as TypedDocumentString<OrderLine_LineFragment, unknown>;
export const OrderPage_OrderFragmentDoc = {} as unknown as TypedDocumentString<OrderPage_OrderFragment, unknown>;
export const OptionGroup_OptionFragmentDoc = {} as unknown as TypedDocumentString<OptionGroup_OptionFragment, unknown>;
export const Configurator_ProductFragmentDoc = {} as unknown as TypedDocumentString<Configurator_ProductFragment, unknown>;
export const CategoryTiles_CategoryFragmentDoc = {} as unknown as TypedDocumentString<CategoryTiles_CategoryFragment, unknown>;
export const SiteViewerDocument = {"__meta__":{"hash":"sha256:a560514c44d62f8efcdaa67a280f5d08ed8a186a2f38a1c0655d9a7a51522daf"}} as unknown as TypedDocumentString<SiteViewerQuery, SiteViewerQueryVariables>;
export const SiteGamesDocument = {"__meta__":{"hash":"sha256:adfa41eed84413976593c8e7ed8eb9a2759a620eff91d101ebe08309309022de"}} as unknown as TypedDocumentString<SiteGamesQuery, SiteGamesQueryVariables>;
export const CartCountDocument = {"__meta__":{"hash":"sha256:a3d6435d6b179679905c7fa2152be5dec58144a6e9a26b8f1d6b2f100e2bf50d"}} as unknown as TypedDocumentString<CartCountQuery, CartCountQueryVariables>;
export const CartPageDocument = {"__meta__":{"hash":"sha256:92254e7bb43d91b34ab31f3af65f422182b929abf91e7987a3687eb061a3c29d"}} as unknown as TypedDocumentString<CartPageQuery, CartPageQueryVariables>;
export const AddToCartDocument = {"__meta__":{"hash":"sha256:4eaf37d76bccb255be704c5ea73c2251aef822292ab616bd150b26a6716fa740"}} as unknown as TypedDocumentString<AddToCartMutation, AddToCartMutationVariables>;
export const UpdateCartLineDocument = {"__meta__":{"hash":"sha256:ee614a8fb0c4c96f120be97bcb2dc23dbc69240628cebbdb0268c8f904989983"}} as unknown as TypedDocumentString<UpdateCartLineMutation, UpdateCartLineMutationVariables>;
export const RemoveCartLineDocument = {"__meta__":{"hash":"sha256:a626bec53fd9ba93e90fe4d3848745d08d44e678f00dc60633146b152a3c1061"}} as unknown as TypedDocumentString<RemoveCartLineMutation, RemoveCartLineMutationVariables>;
export const RestoreCartLineDocument = {"__meta__":{"hash":"sha256:352d1c36ef47d4f3b83ddcade93d696a9f0be92f897a9877d4bb7f3b43312973"}} as unknown as TypedDocumentString<RestoreCartLineMutation, RestoreCartLineMutationVariables>;
export const ApplyCouponDocument = {"__meta__":{"hash":"sha256:b8f260afd55bd25f0af363eb1f721b088f9f25d3c28adf3fcf6a0b88cf6ed52e"}} as unknown as TypedDocumentString<ApplyCouponMutation, ApplyCouponMutationVariables>;
export const RemoveCouponDocument = {"__meta__":{"hash":"sha256:d45592f28afb79369894ec8873252880766348d44e33587bd2a6792afcadf9c3"}} as unknown as TypedDocumentString<RemoveCouponMutation, RemoveCouponMutationVariables>;
export const CategoryPageDocument = {"__meta__":{"hash":"sha256:c5c03f90d3e6010b2d5a38e1c48cec793c2f12b4744ee0ee83d4f9e49699fc9a"}} as unknown as TypedDocumentString<CategoryPageQuery, CategoryPageQueryVariables>;
export const OpenCheckoutDocument = {"__meta__":{"hash":"sha256:59e504df8f67b55aad2561888a5631cc9db7a8a685a71fdaa59099ba32478ee0"}} as unknown as TypedDocumentString<OpenCheckoutMutation, OpenCheckoutMutationVariables>;
export const PlaceOrderDocument = {"__meta__":{"hash":"sha256:b6514d19e958c627becab17ea4f8964586b4a651c6536e4efdd9dd87db60658f"}} as unknown as TypedDocumentString<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const InformationPageDocument = {"__meta__":{"hash":"sha256:ec6265db593965e9b59b6de6a6db1b4526fd77a8ca632183f340d09159960767"}} as unknown as TypedDocumentString<InformationPageQuery, InformationPageQueryVariables>;
export const SendInquiryDocument = {"__meta__":{"hash":"sha256:b63da00433707b2c616968e34a1bdfa3a69ac8e42268e9baba7c49a4b0c4c6fe"}} as unknown as TypedDocumentString<SendInquiryMutation, SendInquiryMutationVariables>;
export const RequestBuildDocument = {"__meta__":{"hash":"sha256:697e2d887bcdc3b4553755edadfbf3f0416d0da1aca1d9d4b197b0e94976d021"}} as unknown as TypedDocumentString<RequestBuildMutation, RequestBuildMutationVariables>;
export const RunsDocument = {"__meta__":{"hash":"sha256:0e08899a606ec338a29d649504f052348500d27ed610b51e19031e2f571a8502"}} as unknown as TypedDocumentString<RunsQuery, RunsQueryVariables>;
export const ScheduleRunDocument = {"__meta__":{"hash":"sha256:ae600b196eb5080209fd975add21df5b0a80891ec4d96468ed6604a81c97715c"}} as unknown as TypedDocumentString<ScheduleRunQuery, ScheduleRunQueryVariables>;
export const HomePageDocument = {"__meta__":{"hash":"sha256:70f8549cfa5b814d940e7618699471adf94b656247fd524034d5b2880a3bf16c"}} as unknown as TypedDocumentString<HomePageQuery, HomePageQueryVariables>;
export const SearchPanelDocument = {"__meta__":{"hash":"sha256:a3c3b6643cfaa43ff3922f8c3232a879924e8ae9e1a956c39acd1b61fddc50aa"}} as unknown as TypedDocumentString<SearchPanelQuery, SearchPanelQueryVariables>;
export const SubscribeDocument = {"__meta__":{"hash":"sha256:a1015a9e08ca12c467024d99c54f7d22d8a7aaa1cba4b0fac1a0cb60c9ffb9c6"}} as unknown as TypedDocumentString<SubscribeMutation, SubscribeMutationVariables>;
export const OrderPageDocument = {"__meta__":{"hash":"sha256:145cfb6494a5a1df2fdfa39454d743d5e390c83d45fa49682eca95952c789aeb"}} as unknown as TypedDocumentString<OrderPageQuery, OrderPageQueryVariables>;
export const SendOrderMessageDocument = {"__meta__":{"hash":"sha256:bbd914ab67cde4cdfc8e5cd0b0932647b0f39d84bed4a43286182eabcbd640f7"}} as unknown as TypedDocumentString<SendOrderMessageMutation, SendOrderMessageMutationVariables>;
export const PauseOrderDocument = {"__meta__":{"hash":"sha256:34e548930a4565e99d82c47def785411b54efa5fe8c8498fbfc31480ddfdb524"}} as unknown as TypedDocumentString<PauseOrderMutation, PauseOrderMutationVariables>;
export const ResumeOrderDocument = {"__meta__":{"hash":"sha256:ef1f2d1e5ff428f9a3d97c875f1aadb46549b1d45f5ce5b3320d48302f7a7515"}} as unknown as TypedDocumentString<ResumeOrderMutation, ResumeOrderMutationVariables>;
export const ConfirmOrderDocument = {"__meta__":{"hash":"sha256:407453328cf8363d7708cc764ed1a68a67c22c848d20763a8115d93340dd47c8"}} as unknown as TypedDocumentString<ConfirmOrderMutation, ConfirmOrderMutationVariables>;
export const WithdrawOrderDocument = {"__meta__":{"hash":"sha256:794cfa58292e95674b8f8333bb5bd1a2a78cc7c45149f987d158202d1b87cc3a"}} as unknown as TypedDocumentString<WithdrawOrderMutation, WithdrawOrderMutationVariables>;
export const AcceptCompensationDocument = {"__meta__":{"hash":"sha256:12940e5be44f896c57d19a0cd98c9253e86cf3ad5cb646df6a998bd79b758ae0"}} as unknown as TypedDocumentString<AcceptCompensationMutation, AcceptCompensationMutationVariables>;
export const RescheduleOrderLineDocument = {"__meta__":{"hash":"sha256:06fa71a622913ee86e84a16d3d1d34c8930f28c89a314f0dbf6d150c8bb20790"}} as unknown as TypedDocumentString<RescheduleOrderLineMutation, RescheduleOrderLineMutationVariables>;
export const RefundOrderLineDocument = {"__meta__":{"hash":"sha256:64c856e5ee805c3b75f4665159b07f4fe88c1af86765064eb30b00c87f78c803"}} as unknown as TypedDocumentString<RefundOrderLineMutation, RefundOrderLineMutationVariables>;
export const RevokeOrderLinkDocument = {"__meta__":{"hash":"sha256:87e271f0338dcad0c313c46aa448ed063c47a2c2b38e511a6e992061c009b880"}} as unknown as TypedDocumentString<RevokeOrderLinkMutation, RevokeOrderLinkMutationVariables>;
export const OrderChangedDocument = {"__meta__":{"hash":"sha256:ca8426279736621c5ee666d05d672c178b032138e398d725a93d7ac7dcb3530e"}} as unknown as TypedDocumentString<OrderChangedSubscription, OrderChangedSubscriptionVariables>;
export const LookUpOrderDocument = {"__meta__":{"hash":"sha256:8b88e69faa4b1d72b0388a81b74008f4bf2f673639cb3dcd7459e8197931c351"}} as unknown as TypedDocumentString<LookUpOrderMutation, LookUpOrderMutationVariables>;
export const ProductPageDocument = {"__meta__":{"hash":"sha256:48250c53e1cfcf0037fe97e133e4e306b8e882ed419fdf38530c95c827eebdab"}} as unknown as TypedDocumentString<ProductPageQuery, ProductPageQueryVariables>;
export const ProductRunDocument = {"__meta__":{"hash":"sha256:30297ae55eb757884805186b6d67be90fa948e3509fc467ab2dc13580b3d048f"}} as unknown as TypedDocumentString<ProductRunQuery, ProductRunQueryVariables>;
export const ProductRelatedDocument = {"__meta__":{"hash":"sha256:b2f91bcdbb674e4321cf23f722475998fde4bcf8fa82d78954517b0d2cc7aa23"}} as unknown as TypedDocumentString<ProductRelatedQuery, ProductRelatedQueryVariables>;
export const ProductRealmsDocument = {"__meta__":{"hash":"sha256:414ed8ed82fafdff12250f32ccc0943abb8b700b3a98b986d792d10dccfad141"}} as unknown as TypedDocumentString<ProductRealmsQuery, ProductRealmsQueryVariables>;
export const LiveQuoteDocument = {"__meta__":{"hash":"sha256:74df2b0397d96e2f29a59493d0dd70655753a8e4b3209ce55a79f29c37f04f38"}} as unknown as TypedDocumentString<LiveQuoteQuery, LiveQuoteQueryVariables>;
export const EditLineDocument = {"__meta__":{"hash":"sha256:6a8ef82cc03d43053a414b4cbfe9a6e25e1ed39f693c5280069c487b2c67b09f"}} as unknown as TypedDocumentString<EditLineQuery, EditLineQueryVariables>;
export const SearchPageDocument = {"__meta__":{"hash":"sha256:3f8af83ea53e8be464bc6111bca528ef1cbac820943f98e00803c4b9d2503771"}} as unknown as TypedDocumentString<SearchPageQuery, SearchPageQueryVariables>;
export const CurrencyTotalsDocument = {"__meta__":{"hash":"sha256:3301c8825549a90157878f5ec9d52d3593be3cf131885191529e056be71963d2"}} as unknown as TypedDocumentString<CurrencyTotalsQuery, CurrencyTotalsQueryVariables>;