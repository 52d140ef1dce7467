import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from './context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

export type AddToCartInput = {
  options?: Array<FieldInput>;
  /** A product's `id`. */
  product: Scalars['ID']['input'];
  /** A whole number from the product's minimum to its maximum. */
  quantity?: Scalars['Int']['input'];
};

export type Breadcrumb = {
  __typename?: 'Breadcrumb';
  name: Scalars['String']['output'];
  /** Path from the root, such as `wow-carry/raids`. */
  path: Scalars['String']['output'];
};

/** What one visitor means to buy. Lives in the shop with the visitor's session. */
export type Cart = {
  __typename?: 'Cart';
  /** Pieces over all lines. */
  count: Scalars['Int']['output'];
  /** The coupon in use. Null when there is none. */
  coupon?: Maybe<Scalars['String']['output']>;
  /** The game identity the order needs, grouped by game. Empty when no game of the cart asks for any. */
  fields: Array<CheckoutFieldGroup>;
  id: Scalars['ID']['output'];
  lines: Array<CartLine>;
  total: Money;
  /** Sub-total, discount and the like, in the shop's order; the last is the total. */
  totals: Array<CartTotal>;
  /** Changes whenever a line or the coupon does. Send it with `placeOrder`. */
  version: Scalars['String']['output'];
  /** Problems that stand in the way of the checkout, such as a missing minimum quantity. */
  warnings: Array<Scalars['String']['output']>;
};

export type CartLine = {
  __typename?: 'CartLine';
  /** Stable while the line exists. */
  id: Scalars['ID']['output'];
  inStock: Scalars['Boolean']['output'];
  minimum: Scalars['Int']['output'];
  options: Array<CartLineOption>;
  product: CartProduct;
  quantity: Scalars['Int']['output'];
  total: Money;
  unitPrice: Money;
};

export type CartLineOption = {
  __typename?: 'CartLineOption';
  name: Scalars['String']['output'];
  sendid: Scalars['ID']['output'];
  /** For display: the value's name, or the text. */
  value: Scalars['String']['output'];
};

export type CartPayload = {
  __typename?: 'CartPayload';
  /** The cart after the change, or as it stands when `errors` says why nothing changed. */
  cart?: Maybe<Cart>;
  errors: Array<UserError>;
};

/** The product of a line, as it was found in the cart. */
export type CartProduct = {
  __typename?: 'CartProduct';
  game?: Maybe<Breadcrumb>;
  id: Scalars['ID']['output'];
  image: Picture;
  name: Scalars['String']['output'];
  path: Scalars['String']['output'];
};

export type CartTotal = {
  __typename?: 'CartTotal';
  amount: Money;
  /** `sub_total`, `coupon` or `total`. */
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** A shelf of the shop. The fifteen games are the categories without a parent. */
export type Category = {
  __typename?: 'Category';
  /** Banner picture, wide. */
  banner: Picture;
  /** From the game down to this category's parent. Empty for a game. */
  breadcrumbs: Array<Breadcrumb>;
  /** Direct children, in the shop's order. */
  children: Array<Category>;
  /** Plain paragraphs under the product grid. May be empty. */
  description: Array<Scalars['String']['output']>;
  /** The game this category belongs to; itself for a game. */
  game: Category;
  id: Scalars['ID']['output'];
  /** Square picture; a game's emblem. */
  image: Scalars['String']['output'];
  /** One or two plain sentences under the title. Empty when the shop has none. */
  intro: Scalars['String']['output'];
  metaDescription: Scalars['String']['output'];
  metaTitle: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Path from the root, such as `wow-carry/raids`; the page is `/en-us/` and this path. */
  path: Scalars['String']['output'];
  /** Products in this category and everything below it. */
  productCount: Scalars['Int']['output'];
};

export type CheckoutField = {
  __typename?: 'CheckoutField';
  format?: Maybe<TextFormat>;
  name: Scalars['String']['output'];
  placeholder: Scalars['String']['output'];
  required: Scalars['Boolean']['output'];
  /** Sent back in `placeOrder(input: { fields })`. */
  sendid: Scalars['ID']['output'];
  type: OptionType;
  values: Array<ProductOptionValue>;
};

/** Checkout fields of one game. */
export type CheckoutFieldGroup = {
  __typename?: 'CheckoutFieldGroup';
  fields: Array<CheckoutField>;
  /** The game's path, such as `wow-carry`. */
  game: Scalars['String']['output'];
  /** The game's name. */
  title: Scalars['String']['output'];
};

export type ConfirmPaymentInput = {
  /** The order's `token`; without one, the order last placed in this session. */
  token?: InputMaybe<Scalars['String']['input']>;
};

export type ConfirmPaymentPayload = {
  __typename?: 'ConfirmPaymentPayload';
  errors: Array<UserError>;
  order?: Maybe<Order>;
};

/** The currencies a price can be asked in. An unknown currency cookie is ignored. */
export enum Currency {
  Eur = 'EUR',
  Gbp = 'GBP',
  Usd = 'USD'
}

/**
 * A form item, collapsed by the server into one object keyed by `sendid`.
 * A checkbox option sends one item for each chosen value, all with the same `sendid`.
 */
export type FieldInput = {
  sendid: Scalars['ID']['input'];
  value: Scalars['String']['input'];
};

/** A content page: terms, privacy, about and the like. */
export type Information = {
  __typename?: 'Information';
  /** Plain paragraphs and headings, in order. */
  blocks: Array<InformationBlock>;
  metaDescription: Scalars['String']['output'];
  metaTitle: Scalars['String']['output'];
  slug: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type InformationBlock = {
  __typename?: 'InformationBlock';
  /** For LIST; empty otherwise. */
  items: Array<Scalars['String']['output']>;
  kind: InformationBlockKind;
  /** For HEADING and PARAGRAPH; empty for LIST. */
  text: Scalars['String']['output'];
};

export enum InformationBlockKind {
  Heading = 'HEADING',
  List = 'LIST',
  Paragraph = 'PARAGRAPH'
}

export type Language = {
  __typename?: 'Language';
  /** Address of the flag picture. Null when the shop has none. */
  icon?: Maybe<Scalars['String']['output']>;
  /** The name shown, such as `English`. */
  label: Scalars['String']['output'];
  /** The code sent to the shop, such as `en-gb`. */
  value: Scalars['String']['output'];
};

/** An amount of money in one currency. */
export type Money = {
  __typename?: 'Money';
  /** Exact decimal string in major units with the currency's decimals, such as `58.40`. Never a float. */
  amount: Scalars['String']['output'];
  currency: Currency;
  /** For display in the visitor's locale, such as `$58.40`. */
  formatted: Scalars['String']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  addToCart: CartPayload;
  /** After the buyer has come back from the provider: ends the cart. Never marks an order paid by itself. */
  confirmPayment: ConfirmPaymentPayload;
  /** Creates the order. Safe to repeat with the same `idempotencyKey`. */
  placeOrder: PlaceOrderPayload;
  removeCartLine: CartPayload;
  updateCartLine: CartPayload;
};


export type MutationAddToCartArgs = {
  input: AddToCartInput;
};


export type MutationConfirmPaymentArgs = {
  input: ConfirmPaymentInput;
};


export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


export type MutationRemoveCartLineArgs = {
  input: RemoveCartLineInput;
};


export type MutationUpdateCartLineArgs = {
  input: UpdateCartLineInput;
};

export enum OptionType {
  Checkbox = 'CHECKBOX',
  Date = 'DATE',
  Radio = 'RADIO',
  Select = 'SELECT',
  Text = 'TEXT',
  Textarea = 'TEXTAREA'
}

export type Order = {
  __typename?: 'Order';
  email: Scalars['String']['output'];
  /** Every status the order has had, oldest first. */
  history: Array<OrderEvent>;
  lines: Array<OrderLine>;
  /** For people, such as `WS-10042`. */
  number: Scalars['String']['output'];
  paymentMethod: Scalars['String']['output'];
  /** ISO 8601, UTC. */
  placedAt: Scalars['String']['output'];
  status: OrderStatus;
  /** The status in words. */
  statusName: Scalars['String']['output'];
  total: Money;
  totals: Array<CartTotal>;
  /** The unguessable page of this order; its last segment is the `token` of `order(token)`. */
  url: Scalars['String']['output'];
};

export type OrderEvent = {
  __typename?: 'OrderEvent';
  /** ISO 8601, UTC. */
  at: Scalars['String']['output'];
  status: OrderStatus;
  statusName: Scalars['String']['output'];
};

export type OrderLine = {
  __typename?: 'OrderLine';
  eta: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  image: Picture;
  name: Scalars['String']['output'];
  options: Array<CartLineOption>;
  /** Page of the product as it was when bought. Null when it is gone. */
  path?: Maybe<Scalars['String']['output']>;
  quantity: Scalars['Int']['output'];
  total: Money;
  unitPrice: Money;
};

export enum OrderStatus {
  Canceled = 'CANCELED',
  Chargeback = 'CHARGEBACK',
  Complete = 'COMPLETE',
  /** Created, the payment is not begun or not finished. */
  Created = 'CREATED',
  Denied = 'DENIED',
  Expired = 'EXPIRED',
  Failed = 'FAILED',
  /** Confirmed by the buyer, waiting for the money. */
  Pending = 'PENDING',
  Processed = 'PROCESSED',
  Processing = 'PROCESSING',
  Refunded = 'REFUNDED',
  Reversed = 'REVERSED',
  Shipped = 'SHIPPED',
  Voided = 'VOIDED'
}

export type PaymentAction = {
  __typename?: 'PaymentAction';
  type: PaymentActionType;
  /** Null for NONE. */
  url?: Maybe<Scalars['String']['output']>;
};

export enum PaymentActionType {
  /** Nothing more to do. */
  None = 'NONE',
  /** Send the buyer to `url`. */
  Redirect = 'REDIRECT'
}

export enum PaymentKind {
  /** Paid outside the shop, such as a bank transfer. */
  Offline = 'OFFLINE',
  /** The buyer is sent to the provider's page. */
  Redirect = 'REDIRECT'
}

export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  code: Scalars['ID']['output'];
  hint: Scalars['String']['output'];
  icon: Scalars['String']['output'];
  kind: PaymentKind;
  title: Scalars['String']['output'];
};

/** A picture on the content host, in the widths it exists in. */
export type Picture = {
  __typename?: 'Picture';
  /** `srcset` value of the AVIF files; empty when there are none. */
  avif: Scalars['String']['output'];
  height: Scalars['Int']['output'];
  /** Address of the fallback (WebP). */
  src: Scalars['String']['output'];
  /** `srcset` value of the WebP files; empty when there are none. */
  webp: Scalars['String']['output'];
  width: Scalars['Int']['output'];
};

export type PlaceOrderInput = {
  /** The buyer accepts the terms and the refunds policy. */
  agree: Scalars['Boolean']['input'];
  /** The `version` of the cart the buyer saw. The order is refused when the cart has changed since. */
  cartVersion?: InputMaybe<Scalars['String']['input']>;
  /** At most 2000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  coupon?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  /** The total the buyer saw, as a decimal string. The order is refused when it would cost anything else. */
  expectedTotal?: InputMaybe<Scalars['String']['input']>;
  /** Game identity, by the `sendid` of `cart.fields`. */
  fields?: Array<FieldInput>;
  /** 16 to 64 printable characters, made once for one attempt to buy. The same key never makes a second order. */
  idempotencyKey: Scalars['String']['input'];
  /** A `code` of `paymentMethods`. */
  paymentMethod: Scalars['ID']['input'];
};

export type PlaceOrderPayload = {
  __typename?: 'PlaceOrderPayload';
  errors: Array<UserError>;
  order?: Maybe<Order>;
  /** Null when there is no order. */
  paymentAction?: Maybe<PaymentAction>;
};

export type Product = {
  __typename?: 'Product';
  /** From the game down to the category the product stands in. */
  breadcrumbs: Array<Breadcrumb>;
  /** Page picture, 2:1. */
  cover: Picture;
  /** Time to finish, in words, such as `2 to 3 hours`. */
  eta: Scalars['String']['output'];
  game: Category;
  /** The lines of the description's list, as plain text. */
  highlights: Array<Scalars['String']['output']>;
  howItWorks: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Card picture, 4:3. */
  image: Picture;
  inStock: Scalars['Boolean']['output'];
  /** Short mark on the picture: difficulty or kind of service. Null when there is none. */
  label?: Maybe<Scalars['String']['output']>;
  /** Null when the shop sets none. */
  maximum?: Maybe<Scalars['Int']['output']>;
  metaDescription: Scalars['String']['output'];
  metaTitle: Scalars['String']['output'];
  minimum: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  options: Array<ProductOption>;
  /** Canonical path, such as `wow-carry/raids/manaforge-omega-heroic`; the page is `/en-us/` and this path. */
  path: Scalars['String']['output'];
  /** Lowest price of a complete configuration, for `quantity: minimum`. */
  price: Money;
  /** The price before the special offer. Null when there is none. */
  priceBefore?: Maybe<Money>;
  requirements: Array<Scalars['String']['output']>;
  /** When work starts, in words, such as `Within 30 minutes`. */
  start: Scalars['String']['output'];
};

export type ProductOption = {
  __typename?: 'ProductOption';
  /** Preselected value: an id of `values`, or a text. Empty when nothing is preselected. */
  default: Scalars['String']['output'];
  /** Only for TEXT; null when any text will do. */
  format?: Maybe<TextFormat>;
  /** One sentence under the name. Empty when the shop has none. */
  hint: Scalars['String']['output'];
  name: Scalars['String']['output'];
  required: Scalars['Boolean']['output'];
  /** Sent back with the chosen value. */
  sendid: Scalars['ID']['output'];
  type: OptionType;
  /** Empty for texts and dates. */
  values: Array<ProductOptionValue>;
};

export type ProductOptionValue = {
  __typename?: 'ProductOptionValue';
  /** One sentence under the name. Empty when the shop has none. */
  hint: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** What choosing it adds; negative when it makes the product cheaper. */
  price: Money;
  /** The value to send. */
  value: Scalars['ID']['output'];
};

export type ProductPage = {
  __typename?: 'ProductPage';
  items: Array<Product>;
  limit: Scalars['Int']['output'];
  page: Scalars['Int']['output'];
  /** Of the whole result, not of this page. */
  total: Scalars['Int']['output'];
};

export enum ProductSort {
  /** The shop's own order. */
  Featured = 'FEATURED',
  Name = 'NAME',
  Newest = 'NEWEST',
  PriceHigh = 'PRICE_HIGH',
  PriceLow = 'PRICE_LOW'
}

export type Query = {
  __typename?: 'Query';
  /** Empty for a visitor without a session. */
  cart: Cart;
  /** The fifteen games in the shop's order, each with its children. */
  categories: Array<Category>;
  /** Null when no category has this path. */
  category?: Maybe<Category>;
  /** `slug` such as `terms-conditions`. Null when there is no such page. */
  information?: Maybe<Information>;
  languages: Array<Language>;
  /** Null when the token is unknown, revoked or malformed. */
  order?: Maybe<Order>;
  paymentMethods: Array<PaymentMethod>;
  /** By canonical path, or by its last segment (the slug). Null when there is none. */
  product?: Maybe<Product>;
  /** `category` is a category path; `page` starts at 1; `limit` is 1 to 100. */
  products: ProductPage;
  /** The price of a configuration, as the cart will charge it. `product` is an id. */
  quote: QuotePayload;
  /** `product` is an id. At most 8. */
  related: Array<Product>;
  /** 1 to 100 characters after trimming, any punctuation as plain text. Empty lists when nothing matches. */
  search: SearchResult;
  viewer: Viewer;
};


export type QueryCategoryArgs = {
  path: Scalars['String']['input'];
};


export type QueryInformationArgs = {
  slug: Scalars['String']['input'];
};


export type QueryOrderArgs = {
  token: Scalars['String']['input'];
};


export type QueryProductArgs = {
  path: Scalars['String']['input'];
};


export type QueryProductsArgs = {
  category: Scalars['String']['input'];
  filters?: InputMaybe<Array<Scalars['ID']['input']>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};


export type QueryQuoteArgs = {
  options?: InputMaybe<Array<FieldInput>>;
  product: Scalars['ID']['input'];
  quantity?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRelatedArgs = {
  product: Scalars['ID']['input'];
};


export type QuerySearchArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  query: Scalars['String']['input'];
};

export type Quote = {
  __typename?: 'Quote';
  eta: Scalars['String']['output'];
  inStock: Scalars['Boolean']['output'];
  /** For `quantity` pieces; adds up to `total`. */
  lines: Array<QuoteLine>;
  quantity: Scalars['Int']['output'];
  total: Money;
  /** The total before special offers and quantity tiers. Null when it equals `total`. */
  totalBefore?: Maybe<Money>;
  unitPrice: Money;
};

/** One line of a quote; the lines add up to the total. */
export type QuoteLine = {
  __typename?: 'QuoteLine';
  amount: Money;
  label: Scalars['String']['output'];
};

export type QuotePayload = {
  __typename?: 'QuotePayload';
  errors: Array<UserError>;
  /** Null when `errors` says why. */
  quote?: Maybe<Quote>;
};

export enum Region {
  Eu = 'eu',
  Us = 'us'
}

export type RemoveCartLineInput = {
  /** A line's `id`. */
  line: Scalars['ID']['input'];
};

export type SearchResult = {
  __typename?: 'SearchResult';
  /** At most 20. */
  categories: Array<Category>;
  /** One page of the matching products, best first. */
  products: Array<Product>;
  /** Of the whole result, not of this page. */
  total: Scalars['Int']['output'];
};

/** What a text option must look like, beyond its length. */
export enum TextFormat {
  /** 2 to 12 letters or digits, `#`, digits. Message: `Format is SomeNickname88#12345`. */
  Battletag = 'BATTLETAG',
  /** Message: `Enter correct email`. */
  Email = 'EMAIL'
}

export type UpdateCartLineInput = {
  /** A line's `id`. */
  line: Scalars['ID']['input'];
  /** A whole number; 0 is refused, `removeCartLine` removes. */
  quantity: Scalars['Int']['input'];
};

/** An expected failure: bad input, a refused coupon, a price that changed. Shown beside the field it names. */
export type UserError = {
  __typename?: 'UserError';
  /** Stable, for programs: `REQUIRED`, `INVALID_FORMAT`, `UNKNOWN_OPTION`, `OUT_OF_RANGE`, `NOT_FOUND`, `CART_EMPTY`, `CART_CHANGED`, `PRICE_CHANGED`, `PAYMENT_METHOD`, `TERMS`, `IN_PROGRESS`, `KEY_REUSED`, `REFUSED`, `UNAVAILABLE`. */
  code: Scalars['String']['output'];
  /** The input field at fault: `email`, `quantity`, or the `sendid` of an option or checkout field. Null when no single field is. */
  field?: Maybe<Scalars['String']['output']>;
  /** For people, in the visitor's language. */
  message: Scalars['String']['output'];
};

/** Who is asking, as far as a shop without accounts can tell. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Two-letter ISO code from the CDN's country header; `US` without one. */
  country: Scalars['String']['output'];
  currency: Currency;
  /** The route's language segment: `en-us`. */
  locale: Scalars['String']['output'];
  region: Region;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddToCartInput: AddToCartInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Breadcrumb: ResolverTypeWrapper<Breadcrumb>;
  Cart: ResolverTypeWrapper<Cart>;
  CartLine: ResolverTypeWrapper<CartLine>;
  CartLineOption: ResolverTypeWrapper<CartLineOption>;
  CartPayload: ResolverTypeWrapper<CartPayload>;
  CartProduct: ResolverTypeWrapper<CartProduct>;
  CartTotal: ResolverTypeWrapper<CartTotal>;
  Category: ResolverTypeWrapper<Category>;
  CheckoutField: ResolverTypeWrapper<CheckoutField>;
  CheckoutFieldGroup: ResolverTypeWrapper<CheckoutFieldGroup>;
  ConfirmPaymentInput: ConfirmPaymentInput;
  ConfirmPaymentPayload: ResolverTypeWrapper<ConfirmPaymentPayload>;
  Currency: Currency;
  FieldInput: FieldInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Information: ResolverTypeWrapper<Information>;
  InformationBlock: ResolverTypeWrapper<InformationBlock>;
  InformationBlockKind: InformationBlockKind;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Language: ResolverTypeWrapper<Language>;
  Money: ResolverTypeWrapper<Money>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OptionType: OptionType;
  Order: ResolverTypeWrapper<Order>;
  OrderEvent: ResolverTypeWrapper<OrderEvent>;
  OrderLine: ResolverTypeWrapper<OrderLine>;
  OrderStatus: OrderStatus;
  PaymentAction: ResolverTypeWrapper<PaymentAction>;
  PaymentActionType: PaymentActionType;
  PaymentKind: PaymentKind;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  Picture: ResolverTypeWrapper<Picture>;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderPayload: ResolverTypeWrapper<PlaceOrderPayload>;
  Product: ResolverTypeWrapper<Product>;
  ProductOption: ResolverTypeWrapper<ProductOption>;
  ProductOptionValue: ResolverTypeWrapper<ProductOptionValue>;
  ProductPage: ResolverTypeWrapper<ProductPage>;
  ProductSort: ProductSort;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Quote: ResolverTypeWrapper<Quote>;
  QuoteLine: ResolverTypeWrapper<QuoteLine>;
  QuotePayload: ResolverTypeWrapper<QuotePayload>;
  Region: Region;
  RemoveCartLineInput: RemoveCartLineInput;
  SearchResult: ResolverTypeWrapper<SearchResult>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TextFormat: TextFormat;
  UpdateCartLineInput: UpdateCartLineInput;
  UserError: ResolverTypeWrapper<UserError>;
  Viewer: ResolverTypeWrapper<Viewer>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddToCartInput: AddToCartInput;
  Boolean: Scalars['Boolean']['output'];
  Breadcrumb: Breadcrumb;
  Cart: Cart;
  CartLine: CartLine;
  CartLineOption: CartLineOption;
  CartPayload: CartPayload;
  CartProduct: CartProduct;
  CartTotal: CartTotal;
  Category: Category;
  CheckoutField: CheckoutField;
  CheckoutFieldGroup: CheckoutFieldGroup;
  ConfirmPaymentInput: ConfirmPaymentInput;
  ConfirmPaymentPayload: ConfirmPaymentPayload;
  FieldInput: FieldInput;
  ID: Scalars['ID']['output'];
  Information: Information;
  InformationBlock: InformationBlock;
  Int: Scalars['Int']['output'];
  Language: Language;
  Money: Money;
  Mutation: Record<PropertyKey, never>;
  Order: Order;
  OrderEvent: OrderEvent;
  OrderLine: OrderLine;
  PaymentAction: PaymentAction;
  PaymentMethod: PaymentMethod;
  Picture: Picture;
  PlaceOrderInput: PlaceOrderInput;
  PlaceOrderPayload: PlaceOrderPayload;
  Product: Product;
  ProductOption: ProductOption;
  ProductOptionValue: ProductOptionValue;
  ProductPage: ProductPage;
  Query: Record<PropertyKey, never>;
  Quote: Quote;
  QuoteLine: QuoteLine;
  QuotePayload: QuotePayload;
  RemoveCartLineInput: RemoveCartLineInput;
  SearchResult: SearchResult;
  String: Scalars['String']['output'];
  UpdateCartLineInput: UpdateCartLineInput;
  UserError: UserError;
  Viewer: Viewer;
};

export type BreadcrumbResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  coupon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['CheckoutFieldGroup']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['CartLine']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['CartTotal']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartLineResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CartLine'] = ResolversParentTypes['CartLine']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['CartLineOption']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['CartProduct'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CartLineOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CartLineOption'] = ResolversParentTypes['CartLineOption']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sendid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CartPayload'] = ResolversParentTypes['CartPayload']> = {
  cart?: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CartProductResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CartProduct'] = ResolversParentTypes['CartProduct']> = {
  game?: Resolver<Maybe<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartTotalResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CartTotal'] = ResolversParentTypes['CartTotal']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  banner?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  breadcrumbs?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  description?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  intro?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CheckoutFieldResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutField'] = ResolversParentTypes['CheckoutField']> = {
  format?: Resolver<Maybe<ResolversTypes['TextFormat']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeholder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sendid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OptionType'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ProductOptionValue']>, ParentType, ContextType>;
};

export type CheckoutFieldGroupResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['CheckoutFieldGroup'] = ResolversParentTypes['CheckoutFieldGroup']> = {
  fields?: Resolver<Array<ResolversTypes['CheckoutField']>, ParentType, ContextType>;
  game?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConfirmPaymentPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ConfirmPaymentPayload'] = ResolversParentTypes['ConfirmPaymentPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type InformationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Information'] = ResolversParentTypes['Information']> = {
  blocks?: Resolver<Array<ResolversTypes['InformationBlock']>, ParentType, ContextType>;
  metaDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InformationBlockResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['InformationBlock'] = ResolversParentTypes['InformationBlock']> = {
  items?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['InformationBlockKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LanguageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Language'] = ResolversParentTypes['Language']> = {
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  formatted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addToCart?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationAddToCartArgs, 'input'>>;
  confirmPayment?: Resolver<ResolversTypes['ConfirmPaymentPayload'], ParentType, ContextType, RequireFields<MutationConfirmPaymentArgs, 'input'>>;
  placeOrder?: Resolver<ResolversTypes['PlaceOrderPayload'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'input'>>;
  removeCartLine?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationRemoveCartLineArgs, 'input'>>;
  updateCartLine?: Resolver<ResolversTypes['CartPayload'], ParentType, ContextType, RequireFields<MutationUpdateCartLineArgs, 'input'>>;
};

export type OrderResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderLine']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['CartTotal']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderEventResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderLineResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['OrderLine'] = ResolversParentTypes['OrderLine']> = {
  eta?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['CartLineOption']>, ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PaymentActionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentAction'] = ResolversParentTypes['PaymentAction']> = {
  type?: Resolver<ResolversTypes['PaymentActionType'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  code?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PictureResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Picture'] = ResolversParentTypes['Picture']> = {
  avif?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlaceOrderPayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['PlaceOrderPayload'] = ResolversParentTypes['PlaceOrderPayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  paymentAction?: Resolver<Maybe<ResolversTypes['PaymentAction']>, ParentType, ContextType>;
};

export type ProductResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  breadcrumbs?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType>;
  cover?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  eta?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  game?: Resolver<ResolversTypes['Category'], ParentType, ContextType>;
  highlights?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  howItWorks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maximum?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  metaDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  minimum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['ProductOption']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceBefore?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  requirements?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductOptionResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductOption'] = ResolversParentTypes['ProductOption']> = {
  default?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  format?: Resolver<Maybe<ResolversTypes['TextFormat']>, ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sendid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['OptionType'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ProductOptionValue']>, ParentType, ContextType>;
};

export type ProductOptionValueResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductOptionValue'] = ResolversParentTypes['ProductOptionValue']> = {
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ProductPageResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['ProductPage'] = ResolversParentTypes['ProductPage']> = {
  items?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  cart?: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'path'>>;
  information?: Resolver<Maybe<ResolversTypes['Information']>, ParentType, ContextType, RequireFields<QueryInformationArgs, 'slug'>>;
  languages?: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'token'>>;
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'path'>>;
  products?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'category' | 'filters' | 'limit' | 'page' | 'sort'>>;
  quote?: Resolver<ResolversTypes['QuotePayload'], ParentType, ContextType, RequireFields<QueryQuoteArgs, 'options' | 'product' | 'quantity'>>;
  related?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryRelatedArgs, 'product'>>;
  search?: Resolver<ResolversTypes['SearchResult'], ParentType, ContextType, RequireFields<QuerySearchArgs, 'limit' | 'page' | 'query'>>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type QuoteResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  eta?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['QuoteLine']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalBefore?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type QuoteLineResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuoteLine'] = ResolversParentTypes['QuoteLine']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuotePayloadResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['QuotePayload'] = ResolversParentTypes['QuotePayload']> = {
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['Quote']>, ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GraphqlContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['Region'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphqlContext> = {
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartLine?: CartLineResolvers<ContextType>;
  CartLineOption?: CartLineOptionResolvers<ContextType>;
  CartPayload?: CartPayloadResolvers<ContextType>;
  CartProduct?: CartProductResolvers<ContextType>;
  CartTotal?: CartTotalResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CheckoutField?: CheckoutFieldResolvers<ContextType>;
  CheckoutFieldGroup?: CheckoutFieldGroupResolvers<ContextType>;
  ConfirmPaymentPayload?: ConfirmPaymentPayloadResolvers<ContextType>;
  Information?: InformationResolvers<ContextType>;
  InformationBlock?: InformationBlockResolvers<ContextType>;
  Language?: LanguageResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  OrderLine?: OrderLineResolvers<ContextType>;
  PaymentAction?: PaymentActionResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  Picture?: PictureResolvers<ContextType>;
  PlaceOrderPayload?: PlaceOrderPayloadResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductOption?: ProductOptionResolvers<ContextType>;
  ProductOptionValue?: ProductOptionValueResolvers<ContextType>;
  ProductPage?: ProductPageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  QuoteLine?: QuoteLineResolvers<ContextType>;
  QuotePayload?: QuotePayloadResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
};

