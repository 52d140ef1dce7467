/*
 * What the resolvers of a schema type get as their parent, by the name of the type: usually the shop's own
 * records. A type that is not listed has the shape of the schema. `npm run codegen` reads the names.
 */
import type { WireAlert } from '#server/rest/alert.ts';
import type {
  WireAskedBilling,
  WireCheckoutField,
  WireGuest,
  WireIdentity,
  WireLockedCart,
  WirePaymentMethod,
  WirePaymentWays,
  WireShippingMethod,
} from '#server/rest/checkout.ts';
import type { WireEvent } from '#server/rest/event.ts';
import type { WireInformation } from '#server/rest/information.ts';
import type { WireFilterGroup } from '#server/rest/filter.ts';
import type { WirePrice, WireProductPage } from '#server/rest/product.ts';
import type {
  WireCart,
  WireCartCredit,
  WireCartLine,
  WireLineAnswer,
  WireLineEvent,
  WireLineOption,
  WireLineProblem,
  WireTotal,
} from '#server/rest/reader/cart-reader.ts';
import type { WireContents, WireReward } from '#server/rest/reader/contents-reader.ts';
import type { WireSeason } from '#server/rest/reader/season-reader.ts';
import type { WireChip, WireInterpretation, WireMeantLine } from '#server/rest/reader/interpretation-reader.ts';
import type {
  WireCondition,
  WireOption,
  WireOptionValue,
  WireBracket,
  WireStep,
} from '#server/rest/reader/option-reader.ts';
import type { WireDate } from '#server/rest/reader/order/line-work-reader.ts';
import type {
  WireCompensation,
  WireInvoice,
  WireLatePayment,
  WireReferral,
  WireRefund,
  WireRefundChoice,
  WireRefundOffer,
  WireStoreCredit,
  WireTip,
} from '#server/rest/reader/order/order-money-reader.ts';
import type { WireMessage, WireNotifications, WireProgress } from '#server/rest/reader/order/order-progress-reader.ts';
import type { WireListedOrder } from '#server/rest/reader/order/order-list-reader.ts';
import type { WireLogin, WireLoginEvent } from '#server/rest/reader/order/login-reader.ts';
import type {
  WireOrder,
  WireOrderEvent,
  WireOrderLine,
  WirePlaced,
  WireVat,
} from '#server/rest/reader/order/order-reader.ts';
import type { WirePlayer } from '#server/rest/reader/player-reader.ts';
import type { WireBreadcrumb, WireProduct } from '#server/rest/reader/product-reader.ts';
import type { WireRequestedPlayer } from '#server/rest/reader/requested-player-reader.ts';
import type { WireQuote } from '#server/rest/reader/quote-reader.ts';
import type { WireOwnReview, WireReview, WireReviewPage } from '#server/rest/reader/review-reader.ts';
import type { WireLanguage } from '#server/rest/session.ts';
import type { WireSupportTimes } from '#server/rest/support.ts';
import type { WireCampaign, WireChannel, WirePaying, WireSite } from '#server/rest/site.ts';
import type { LinkedLine } from '#server/session/cart-link.ts';
import type { Currency } from '#server/session/geo.ts';
import type { Visitor } from '#server/session/visitor.ts';
import type { CategoryEntry } from './value/category-tree.ts';
import type { Block } from './value/rich-text.ts';

/** The currency an order was placed in. */
type InCurrency = { currency: Currency };
type WireBefore = NonNullable<WireLockedCart['before']>;

export type Alert = WireAlert;
export type Breadcrumb = WireBreadcrumb;
export type Campaign = WireCampaign;
export type Cart = WireCart;
export type CartCredit = WireCartCredit;
export type CartLine = WireCartLine;
export type CartLineAnswer = WireLineAnswer;
export type CartLineEvent = WireLineEvent;
export type CartLineOption = WireLineOption;
export type CartLineProblem = WireLineProblem;
export type CartProduct = WireCartLine;
/** Totals of an order bring the currency it was placed in. */
export type CartTotal = WireTotal & Partial<InCurrency>;
export type Category = CategoryEntry;
export type Channel = WireChannel;
/** Each call is made when a field needs it, once. */
export type Checkout = { cart: WireLockedCart; guest(): Promise<WireGuest>; ways(): Promise<WirePaymentWays> };
export type CheckoutBilling = WireAskedBilling;
export type CheckoutField = WireCheckoutField;
export type CheckoutFieldGroup = Pick<WireIdentity, 'lines' | 'known'> & {
  title: string;
  game: string;
  fields: WireCheckoutField[];
};
export type CheckoutGuest = { guest: WireGuest; ways: WirePaymentWays };
export type CheckoutLine = WireIdentity['lines'][number];
export type Event = WireEvent;
export type ExpressPay = NonNullable<WirePaying['express']>;
export type Information = WireInformation;
export type InformationBlock = Block;
export type Interpretation = WireInterpretation;
export type InterpretedLine = WireMeantLine & { product: WireProduct };
export type Language = WireLanguage;
export type LineLogin = WireLogin;
export type LinePriceBefore = { key: string; total_decimal: string; currency_code: string };
export type ListedOrder = WireListedOrder;
export type LoginEvent = WireLoginEvent;
export type OptionCondition = WireCondition;
export type Order = WireOrder;
export type OrderCompensation = WireCompensation & InCurrency;
export type OrderDate = WireDate;
export type OrderEvent = WireOrderEvent;
export type OrderInvoice = WireInvoice & InCurrency;
export type OrderLatePayment = WireLatePayment & InCurrency;
export type OrderTip = WireTip & InCurrency;
export type OrderGivenTip = NonNullable<WireTip['given']> & InCurrency;
export type OrderLine = WireOrderLine & InCurrency;
export type OrderMessage = WireMessage;
export type OrderNotifications = WireNotifications;
export type OrderReferral = WireReferral & InCurrency;
export type OrderRefund = WireRefund & InCurrency;
export type OrderRefundChoice = WireRefundChoice & InCurrency;
export type OrderRefundOffer = WireRefundOffer & InCurrency;
export type OrderVat = WireVat & InCurrency;
export type OrderStop = NonNullable<WireProgress['stopped']>;
export type OwnReview = WireOwnReview;
export type Paying = WirePaying;
export type PaymentAction = WirePlaced['payment_action'];
export type PaymentMethod = WirePaymentMethod;
export type Player = WirePlayer;
export type PlayerProfile = WirePlayer;
export type PricesBefore = WireBefore;
export type Product = WireProduct;
export type ProductContents = WireContents;
export type ProductOption = WireOption;
/** A choice of a checkout field is one too: it costs nothing and depends on nothing. */
export type ProductOptionValue = Omit<WireOptionValue, 'region'>;
/** A page with its category and its filters, a list for each group. */
export type ProductPage = WireProductPage & {
  page: number;
  limit: number;
  category: CategoryEntry | null;
  chosen: number[][];
  /** How many products each filter leaves together with those chosen; undefined if the shop has no such count. */
  counted: WireFilterGroup[] | undefined;
};
export type Quote = WireQuote;
export type QuoteLine = WireQuote['lines'][number];
export type RangeBracket = WireBracket;
export type RangePrice = WireQuote['ranges'][number];
export type RangeStep = WireStep;
export type RequestedPlayer = WireRequestedPlayer;
export type Review = WireReview;
/** `limit` is the page size that was asked for. */
export type ReviewPage = WireReviewPage & { limit: number };
export type ReviewedProduct = WireReview['bought'][number];
export type Reward = WireReward;
export type SearchChip = WireChip;
export type Season = WireSeason;
/** Each call is made when a field needs it, once: a result without products needs no search for them. */
export type SearchResult = {
  text: string;
  page: number;
  limit: number;
  price: WirePrice;
  found(): Promise<WireProductPage>;
  categories(): Promise<CategoryEntry[]>;
};
export type SharedCart = { lines: LinkedLine[]; expiresAtMs: number };
export type SharedCartLine = LinkedLine;
export type ShippingMethod = WireShippingMethod;
export type Site = WireSite;
export type StoreCredit = WireStoreCredit & InCurrency;
export type SupportTimes = WireSupportTimes;
export type UnpaidOrder = NonNullable<WireGuest['unpaid']>;
export type Viewer = Visitor;
