import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../context.ts';
import type { UserError } from '../engine/error/failures.ts';
import type * as parents from '../parents.ts';

/** A part of an answer may fail alone, and may come later. */
type Part<Value> = Value | Promise<Value> | Error;
type Resolver<Parent, Args, Value> = (
  parent: Parent,
  args: Args,
  context: GraphqlContext,
  info: GraphQLResolveInfo,
) => Value | Promise<Value>;

export const AlertErrorCode = { INVALID_FORMAT: 'INVALID_FORMAT', NOT_FOUND: 'NOT_FOUND', RATE_LIMITED: 'RATE_LIMITED', REFUSED: 'REFUSED', REQUIRED: 'REQUIRED' } as const;
export type AlertErrorCode = keyof typeof AlertErrorCode;
export const AlertKind = { PRICE: 'PRICE', SEASON: 'SEASON', SEAT: 'SEAT' } as const;
export type AlertKind = keyof typeof AlertKind;
export const CartErrorCode = { CART_CHANGED: 'CART_CHANGED', CART_EMPTY: 'CART_EMPTY', INVALID_FORMAT: 'INVALID_FORMAT', IN_PROGRESS: 'IN_PROGRESS', KEY_REUSED: 'KEY_REUSED', NOT_FOUND: 'NOT_FOUND', OUT_OF_RANGE: 'OUT_OF_RANGE', PRICE_CHANGED: 'PRICE_CHANGED', RATE_LIMITED: 'RATE_LIMITED', REFUSED: 'REFUSED', REQUIRED: 'REQUIRED', UNAVAILABLE: 'UNAVAILABLE', UNKNOWN_OPTION: 'UNKNOWN_OPTION' } as const;
export type CartErrorCode = keyof typeof CartErrorCode;
export const CartLineProblemCode = { GONE: 'GONE', MINIMUM: 'MINIMUM', OPTIONS: 'OPTIONS', QUANTITY: 'QUANTITY', RUN_OVER: 'RUN_OVER', SEATS: 'SEATS', SIDE: 'SIDE' } as const;
export type CartLineProblemCode = keyof typeof CartLineProblemCode;
export const ChannelKind = { DISCORD: 'DISCORD', MESSENGER: 'MESSENGER', PHOTOS: 'PHOTOS', VIDEOS: 'VIDEOS' } as const;
export type ChannelKind = keyof typeof ChannelKind;
export const ChipState = { CHOSEN: 'CHOSEN', FIXED: 'FIXED', IMPLIED: 'IMPLIED', UNUSED: 'UNUSED' } as const;
export type ChipState = keyof typeof ChipState;
export const CompensationState = { ACCEPTED: 'ACCEPTED', OFFERED: 'OFFERED', PAID: 'PAID' } as const;
export type CompensationState = keyof typeof CompensationState;
export const ConfirmPaymentErrorCode = { INVALID_FORMAT: 'INVALID_FORMAT', IN_PROGRESS: 'IN_PROGRESS', NOT_FOUND: 'NOT_FOUND', RATE_LIMITED: 'RATE_LIMITED', REFUSED: 'REFUSED', UNAVAILABLE: 'UNAVAILABLE' } as const;
export type ConfirmPaymentErrorCode = keyof typeof ConfirmPaymentErrorCode;
export const CouponReason = { EXPIRED: 'EXPIRED', FIRST_ORDER: 'FIRST_ORDER', MINIMUM: 'MINIMUM', NOT_FOR_CART: 'NOT_FOR_CART', NOT_YET: 'NOT_YET', UNKNOWN: 'UNKNOWN', USED_BEFORE: 'USED_BEFORE', USED_UP: 'USED_UP' } as const;
export type CouponReason = keyof typeof CouponReason;
export const Currency = { EUR: 'EUR', GBP: 'GBP', USD: 'USD' } as const;
export type Currency = keyof typeof Currency;
export const DiscordState = { GONE: 'GONE', ON: 'ON', TESTING: 'TESTING' } as const;
export type DiscordState = keyof typeof DiscordState;
export const ErrorCode = { ANSWER_TOO_LARGE: 'ANSWER_TOO_LARGE', BAD_REQUEST: 'BAD_REQUEST', BAD_USER_INPUT: 'BAD_USER_INPUT', BODY_TOO_LARGE: 'BODY_TOO_LARGE', BUSY: 'BUSY', FORBIDDEN: 'FORBIDDEN', GRAPHQL_PARSE_FAILED: 'GRAPHQL_PARSE_FAILED', GRAPHQL_VALIDATION_FAILED: 'GRAPHQL_VALIDATION_FAILED', INTERNAL_SERVER_ERROR: 'INTERNAL_SERVER_ERROR', LINK_EXPIRED: 'LINK_EXPIRED', METHOD_NOT_ALLOWED: 'METHOD_NOT_ALLOWED', NOT_ACCEPTABLE: 'NOT_ACCEPTABLE', NOT_FOUND: 'NOT_FOUND', OPERATION_RESOLUTION_FAILURE: 'OPERATION_RESOLUTION_FAILURE', PERSISTED_QUERY_ID_REQUIRED: 'PERSISTED_QUERY_ID_REQUIRED', PERSISTED_QUERY_MISMATCH: 'PERSISTED_QUERY_MISMATCH', PERSISTED_QUERY_NOT_FOUND: 'PERSISTED_QUERY_NOT_FOUND', PERSISTED_QUERY_ONLY: 'PERSISTED_QUERY_ONLY', QUERY_TOO_COSTLY: 'QUERY_TOO_COSTLY', QUERY_TOO_DEEP: 'QUERY_TOO_DEEP', RATE_LIMITED: 'RATE_LIMITED', TOO_MANY: 'TOO_MANY', TOO_MANY_ALIASES: 'TOO_MANY_ALIASES', TOO_MANY_DIRECTIVES: 'TOO_MANY_DIRECTIVES', TOO_MANY_FIELDS: 'TOO_MANY_FIELDS', TOO_MANY_FRAGMENTS: 'TOO_MANY_FRAGMENTS', TOO_MANY_MUTATIONS: 'TOO_MANY_MUTATIONS', TOO_MANY_TOKENS: 'TOO_MANY_TOKENS', UNAUTHENTICATED: 'UNAUTHENTICATED', UNAVAILABLE: 'UNAVAILABLE', UNSUPPORTED_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE', UPSTREAM_ABORTED: 'UPSTREAM_ABORTED', UPSTREAM_BUSY: 'UPSTREAM_BUSY', UPSTREAM_INVALID: 'UPSTREAM_INVALID', UPSTREAM_MALFORMED: 'UPSTREAM_MALFORMED', UPSTREAM_NETWORK: 'UPSTREAM_NETWORK', UPSTREAM_STATUS: 'UPSTREAM_STATUS', UPSTREAM_TIMEOUT: 'UPSTREAM_TIMEOUT' } as const;
export type ErrorCode = keyof typeof ErrorCode;
export const EventStatus = { CANCELED: 'CANCELED', FINISHED: 'FINISHED', FULL: 'FULL', RUNNING: 'RUNNING', SCHEDULED: 'SCHEDULED' } as const;
export type EventStatus = keyof typeof EventStatus;
export const ExpressProvider = { SANDBOX: 'SANDBOX', STRIPE: 'STRIPE' } as const;
export type ExpressProvider = keyof typeof ExpressProvider;
export const Faction = { ALLIANCE: 'ALLIANCE', HORDE: 'HORDE' } as const;
export type Faction = keyof typeof Faction;
export const InformationBlockKind = { HEADING: 'HEADING', LIST: 'LIST', PARAGRAPH: 'PARAGRAPH' } as const;
export type InformationBlockKind = keyof typeof InformationBlockKind;
export const InquiryErrorCode = { INVALID_FORMAT: 'INVALID_FORMAT', NOT_FOUND: 'NOT_FOUND', OUT_OF_RANGE: 'OUT_OF_RANGE', RATE_LIMITED: 'RATE_LIMITED', REFUSED: 'REFUSED', REQUIRED: 'REQUIRED' } as const;
export type InquiryErrorCode = keyof typeof InquiryErrorCode;
export const InquiryTopic = { JOBS: 'JOBS', ORDER: 'ORDER', OTHER: 'OTHER', PAYMENT: 'PAYMENT', PRIVACY: 'PRIVACY', QUALITY: 'QUALITY', SERVICE: 'SERVICE' } as const;
export type InquiryTopic = keyof typeof InquiryTopic;
export const LatePaymentState = { CHOOSE: 'CHOOSE', DUE: 'DUE', PAID: 'PAID' } as const;
export type LatePaymentState = keyof typeof LatePaymentState;
export const LoginEventKind = { CODE_SHOWN: 'CODE_SHOWN', CODE_STORED: 'CODE_STORED', DELETED: 'DELETED', ENDED: 'ENDED', EXPIRED: 'EXPIRED', OPENED: 'OPENED', STORED: 'STORED' } as const;
export type LoginEventKind = keyof typeof LoginEventKind;
export const LookUpOrderErrorCode = { INVALID_FORMAT: 'INVALID_FORMAT', OUT_OF_RANGE: 'OUT_OF_RANGE', RATE_LIMITED: 'RATE_LIMITED', REFUSED: 'REFUSED', REQUIRED: 'REQUIRED' } as const;
export type LookUpOrderErrorCode = keyof typeof LookUpOrderErrorCode;
export const OptionType = { AMOUNT: 'AMOUNT', CHECKBOX: 'CHECKBOX', DATE: 'DATE', FACTION: 'FACTION', RADIO: 'RADIO', RANGE: 'RANGE', REALM: 'REALM', SELECT: 'SELECT', TEXT: 'TEXT', TEXTAREA: 'TEXTAREA' } as const;
export type OptionType = keyof typeof OptionType;
export const OrderActErrorCode = { INVALID_FORMAT: 'INVALID_FORMAT', IN_PROGRESS: 'IN_PROGRESS', KEY_REUSED: 'KEY_REUSED', LINK_EXPIRED: 'LINK_EXPIRED', NOT_FOUND: 'NOT_FOUND', OUT_OF_RANGE: 'OUT_OF_RANGE', RATE_LIMITED: 'RATE_LIMITED', REFUSED: 'REFUSED', REQUIRED: 'REQUIRED', UNAVAILABLE: 'UNAVAILABLE' } as const;
export type OrderActErrorCode = keyof typeof OrderActErrorCode;
export const OrderChannel = { DISCORD: 'DISCORD', EMAIL: 'EMAIL', PUSH: 'PUSH' } as const;
export type OrderChannel = keyof typeof OrderChannel;
export const OrderInvoiceKind = { CREDIT_NOTE: 'CREDIT_NOTE', INVOICE: 'INVOICE' } as const;
export type OrderInvoiceKind = keyof typeof OrderInvoiceKind;
export const OrderListErrorCode = { INVALID_FORMAT: 'INVALID_FORMAT', NOT_FOUND: 'NOT_FOUND', OUT_OF_RANGE: 'OUT_OF_RANGE', RATE_LIMITED: 'RATE_LIMITED', REFUSED: 'REFUSED', REQUIRED: 'REQUIRED' } as const;
export type OrderListErrorCode = keyof typeof OrderListErrorCode;
export const OrderSide = { BUYER: 'BUYER', TEAM: 'TEAM' } as const;
export type OrderSide = keyof typeof OrderSide;
export const OrderStage = { ASSIGNED: 'ASSIGNED', CANCELLED: 'CANCELLED', COMPLETED: 'COMPLETED', CREATED: 'CREATED', DENIED: 'DENIED', DISPUTED: 'DISPUTED', EXPIRED: 'EXPIRED', FAILED: 'FAILED', IN_PROGRESS: 'IN_PROGRESS', PAID: 'PAID', PAUSED: 'PAUSED', PENDING: 'PENDING', REFUNDED: 'REFUNDED', REVERSED: 'REVERSED', VOIDED: 'VOIDED' } as const;
export type OrderStage = keyof typeof OrderStage;
export const OrderStatus = { CANCELED: 'CANCELED', CHARGEBACK: 'CHARGEBACK', COMPLETE: 'COMPLETE', CREATED: 'CREATED', DENIED: 'DENIED', EXPIRED: 'EXPIRED', FAILED: 'FAILED', PENDING: 'PENDING', PROCESSED: 'PROCESSED', PROCESSING: 'PROCESSING', REFUNDED: 'REFUNDED', REVERSED: 'REVERSED', SHIPPED: 'SHIPPED', VOIDED: 'VOIDED' } as const;
export type OrderStatus = keyof typeof OrderStatus;
export const OrderStopCause = { BUYER: 'BUYER', SERVERS: 'SERVERS', WAITING: 'WAITING' } as const;
export type OrderStopCause = keyof typeof OrderStopCause;
export const PayMark = { AMAZON_PAY: 'AMAZON_PAY', APPLE_PAY: 'APPLE_PAY', GOOGLE_PAY: 'GOOGLE_PAY', KLARNA: 'KLARNA', LINK: 'LINK', MASTERCARD: 'MASTERCARD', PAYPAL: 'PAYPAL', VISA: 'VISA' } as const;
export type PayMark = keyof typeof PayMark;
export const PayOrderErrorCode = { INVALID_FORMAT: 'INVALID_FORMAT', IN_PROGRESS: 'IN_PROGRESS', KEY_REUSED: 'KEY_REUSED', LINK_EXPIRED: 'LINK_EXPIRED', NOT_FOUND: 'NOT_FOUND', OUT_OF_RANGE: 'OUT_OF_RANGE', PAYMENT_METHOD: 'PAYMENT_METHOD', RATE_LIMITED: 'RATE_LIMITED', REFUSED: 'REFUSED', UNAVAILABLE: 'UNAVAILABLE' } as const;
export type PayOrderErrorCode = keyof typeof PayOrderErrorCode;
export const PaymentActionType = { NONE: 'NONE', REDIRECT: 'REDIRECT' } as const;
export type PaymentActionType = keyof typeof PaymentActionType;
export const PaymentKind = { OFFLINE: 'OFFLINE', REDIRECT: 'REDIRECT' } as const;
export type PaymentKind = keyof typeof PaymentKind;
export const PlaceOrderErrorCode = { CART_CHANGED: 'CART_CHANGED', CART_EMPTY: 'CART_EMPTY', INVALID_FORMAT: 'INVALID_FORMAT', IN_PROGRESS: 'IN_PROGRESS', KEY_REUSED: 'KEY_REUSED', NOT_FOUND: 'NOT_FOUND', OUT_OF_RANGE: 'OUT_OF_RANGE', PAYMENT_METHOD: 'PAYMENT_METHOD', PRICE_CHANGED: 'PRICE_CHANGED', RATE_LIMITED: 'RATE_LIMITED', REFUSED: 'REFUSED', REQUIRED: 'REQUIRED', TERMS: 'TERMS', UNAVAILABLE: 'UNAVAILABLE', UNKNOWN_OPTION: 'UNKNOWN_OPTION' } as const;
export type PlaceOrderErrorCode = keyof typeof PlaceOrderErrorCode;
export const ProductSort = { FEATURED: 'FEATURED', NAME: 'NAME', NEWEST: 'NEWEST', PRICE_HIGH: 'PRICE_HIGH', PRICE_LOW: 'PRICE_LOW' } as const;
export type ProductSort = keyof typeof ProductSort;
export const QuoteErrorCode = { INVALID_FORMAT: 'INVALID_FORMAT', NOT_FOUND: 'NOT_FOUND', OUT_OF_RANGE: 'OUT_OF_RANGE', RATE_LIMITED: 'RATE_LIMITED', REFUSED: 'REFUSED', REQUIRED: 'REQUIRED', UNAVAILABLE: 'UNAVAILABLE', UNKNOWN_OPTION: 'UNKNOWN_OPTION' } as const;
export type QuoteErrorCode = keyof typeof QuoteErrorCode;
export const RefundAs = { CREDIT: 'CREDIT', MONEY: 'MONEY' } as const;
export type RefundAs = keyof typeof RefundAs;
export const Region = { eu: 'eu', us: 'us' } as const;
export type Region = keyof typeof Region;
export const ReportReason = { ABUSE: 'ABUSE', FALSE: 'FALSE', OTHER: 'OTHER', PERSONAL: 'PERSONAL', SPAM: 'SPAM' } as const;
export type ReportReason = keyof typeof ReportReason;
export const ReportReviewErrorCode = { INVALID_FORMAT: 'INVALID_FORMAT', NOT_FOUND: 'NOT_FOUND', RATE_LIMITED: 'RATE_LIMITED', REFUSED: 'REFUSED' } as const;
export type ReportReviewErrorCode = keyof typeof ReportReviewErrorCode;
export const RewardKind = { ABILITY: 'ABILITY', ACHIEVEMENT: 'ACHIEVEMENT', APPEARANCE: 'APPEARANCE', ARMOR: 'ARMOR', CURRENCY: 'CURRENCY', EXPERIENCE: 'EXPERIENCE', ITEM: 'ITEM', JEWELRY: 'JEWELRY', MATERIAL: 'MATERIAL', MOUNT: 'MOUNT', PET: 'PET', RANK: 'RANK', RELIC: 'RELIC', REPUTATION: 'REPUTATION', TELEPORT: 'TELEPORT', TIER: 'TIER', TITLE: 'TITLE', VAULT: 'VAULT', WEAPON: 'WEAPON' } as const;
export type RewardKind = keyof typeof RewardKind;
export const StartKind = { APPOINTMENT: 'APPOINTMENT', ON_DEMAND: 'ON_DEMAND', RUN: 'RUN', WEEKLY: 'WEEKLY' } as const;
export type StartKind = keyof typeof StartKind;
export const SubscribeErrorCode = { INVALID_FORMAT: 'INVALID_FORMAT', RATE_LIMITED: 'RATE_LIMITED', REFUSED: 'REFUSED', REQUIRED: 'REQUIRED' } as const;
export type SubscribeErrorCode = keyof typeof SubscribeErrorCode;
export const SubscribeSource = { CHECKOUT: 'CHECKOUT', FOOTER: 'FOOTER', POPUP: 'POPUP' } as const;
export type SubscribeSource = keyof typeof SubscribeSource;
export const TextFormat = { BATTLETAG: 'BATTLETAG', EMAIL: 'EMAIL' } as const;
export type TextFormat = keyof typeof TextFormat;
export const TipState = { DUE: 'DUE', PAID: 'PAID', RETURNED: 'RETURNED' } as const;
export type TipState = keyof typeof TipState;
export type AddToCartInput = {
  event?: string | null;
  idempotencyKey?: string | null;
  options: readonly (FieldInput)[];
  product: string;
  quantity: number;
  requestedPlayer?: string | null;
};
export type AlertLinkInput = {
  token: string;
};
export type ApplyCouponInput = {
  code: string;
  idempotencyKey?: string | null;
};
export type ChooseRefundInput = {
  as: RefundAs;
  idempotencyKey?: string | null;
  token: string;
};
export type ConfirmPaymentInput = {
  token: string;
};
export type DeleteLoginInput = {
  idempotencyKey?: string | null;
  line: string;
  token: string;
};
export type FieldInput = {
  sendid: string;
  value: string;
};
export type HandOverOrderInput = {
  email: string;
  idempotencyKey?: string | null;
  token: string;
};
export type IdentityInput = {
  fields: readonly (FieldInput)[];
  game?: string | null;
  line?: string | null;
};
export type LineDateInput = {
  event: string;
  line: string;
};
export type LookUpOrderInput = {
  email: string;
  number: string;
};
export type MailOrderListInput = {
  email: string;
};
export type OpenOrderListInput = {
  token: string;
};
export type OrderActInput = {
  idempotencyKey?: string | null;
  token: string;
};
export type PlaceOrderInput = {
  agree: boolean;
  cartVersion?: string | null;
  comment?: string | null;
  company?: string | null;
  companyAddress?: string | null;
  country?: string | null;
  coupon?: string | null;
  email: string;
  expectedTotal?: string | null;
  fields: readonly (FieldInput)[];
  idempotencyKey: string;
  identities: readonly (IdentityInput)[];
  paymentMethod: string;
  vatId?: string | null;
};
export type PriceRange = {
  from?: number | null;
  to?: number | null;
};
export type RebookOrderInput = {
  dates: readonly (LineDateInput)[];
  idempotencyKey?: string | null;
  token: string;
};
export type RefundOrderLineInput = {
  idempotencyKey?: string | null;
  line: string;
  token: string;
};
export type RemoveCartLineInput = {
  idempotencyKey?: string | null;
  line: string;
};
export type RemoveCouponInput = {
  credit?: boolean | null;
  idempotencyKey?: string | null;
};
export type ReportReviewInput = {
  reason: ReportReason;
  review: string;
};
export type RequestBuildInput = {
  budget: string;
  currency: Currency;
  deadline?: string | null;
  discord?: string | null;
  email: string;
  game: string;
  text: string;
};
export type RescheduleOrderLineInput = {
  event: string;
  idempotencyKey?: string | null;
  line: string;
  token: string;
};
export type RestoreCartLineInput = {
  idempotencyKey?: string | null;
  line: string;
};
export type ReviewOrderInput = {
  idempotencyKey?: string | null;
  name?: string | null;
  stars: number;
  text: string;
  token: string;
};
export type SealLoginInput = {
  account: string;
  line: string;
  note?: string | null;
  password: string;
  token: string;
};
export type SendInquiryInput = {
  email: string;
  name: string;
  order?: string | null;
  text: string;
  topic: InquiryTopic;
};
export type SendLoginCodeInput = {
  code: string;
  line: string;
  token: string;
};
export type SendOrderMessageInput = {
  idempotencyKey?: string | null;
  text: string;
  token: string;
};
export type SetAlertInput = {
  email: string;
  event?: string | null;
  kind: AlertKind;
  product: string;
};
export type SetOrderDiscordInput = {
  idempotencyKey?: string | null;
  token: string;
  webhook?: string | null;
};
export type StartOrderNotificationsInput = {
  auth: string;
  endpoint: string;
  idempotencyKey?: string | null;
  p256dh: string;
  token: string;
};
export type StopOrderNotificationsInput = {
  device?: string | null;
  idempotencyKey?: string | null;
  token: string;
};
export type SubscribeInput = {
  email: string;
  source: SubscribeSource;
};
export type TipOrderInput = {
  amount: string;
  idempotencyKey?: string | null;
  token: string;
};
export type UpdateCartLineInput = {
  acceptPrice?: boolean | null;
  idempotencyKey?: string | null;
  line: string;
  options?: readonly (FieldInput)[] | null;
  quantity?: number | null;
  requestedPlayer?: string | null;
  version?: string | null;
};
export type Alert = parents.Alert;
export type AlertError = UserError;
export type AmountRule = { maximum: number; minimum: number; step: number; tiers: readonly (Part<AmountTier>)[]; unit: string; };
export type AmountTier = { from: number; per: number; price: Part<Money>; };
export type Breadcrumb = parents.Breadcrumb;
export type Campaign = parents.Campaign;
export type Cart = parents.Cart;
export type CartCredit = parents.CartCredit;
export type CartError = UserError;
export type CartLine = parents.CartLine;
export type CartLineAnswer = parents.CartLineAnswer;
export type CartLineEvent = parents.CartLineEvent;
export type CartLineOption = parents.CartLineOption;
export type CartLineProblem = parents.CartLineProblem;
export type CartPayload = { cart?: Part<Cart> | null; errors: readonly (Part<CartError>)[]; };
export type CartProduct = parents.CartProduct;
export type CartTotal = parents.CartTotal;
export type Category = parents.Category;
export type Channel = parents.Channel;
export type Checkout = parents.Checkout;
export type CheckoutAnswer = { sendid: string | number; value: string; };
export type CheckoutBilling = parents.CheckoutBilling;
export type CheckoutField = parents.CheckoutField;
export type CheckoutFieldGroup = parents.CheckoutFieldGroup;
export type CheckoutGuest = parents.CheckoutGuest;
export type CheckoutIdentity = { fields: readonly (Part<CheckoutAnswer>)[]; game?: string | null; line?: string | number | null; };
export type CheckoutKnown = { name: string; value: string; };
export type CheckoutLine = parents.CheckoutLine;
export type Company = { country: string; name: string; place: string; registration: string; };
export type ConfirmAlertPayload = { alert?: Part<Alert> | null; errors: readonly (Part<AlertError>)[]; };
export type ConfirmPaymentError = UserError;
export type ConfirmPaymentPayload = { errors: readonly (Part<ConfirmPaymentError>)[]; order?: Part<Order> | null; };
export type Country = { code: string; name: string; };
export type EndAlertPayload = { errors: readonly (Part<AlertError>)[]; };
export type Event = parents.Event;
export type EventOption = { isDecided: boolean; sendid: string | number; value: string; };
export type ExpressPay = parents.ExpressPay;
export type Filter = { chosen: boolean; count: number; id: string | number; name: string; };
export type FilterGroup = { filters: readonly (Part<Filter>)[]; id: string | number; name: string; };
export type FooterColumn = { categories: readonly (string)[]; game: string; products: readonly (Part<FooterProduct>)[]; };
export type FooterProduct = { name: string; slug: string; };
export type HandOverOrderPayload = { errors: readonly (Part<OrderActError>)[]; };
export type Information = parents.Information;
export type InformationBlock = parents.InformationBlock;
export type InquiryError = UserError;
export type InquiryPayload = { errors: readonly (Part<InquiryError>)[]; reference?: string | null; };
export type Interpretation = parents.Interpretation;
export type InterpretedLine = parents.InterpretedLine;
export type InterpretedOption = { key: string; name: string; preset: boolean; sendid: string | number; text: string; value: string; };
export type InterpretedRun = { id: string | number; slotsLeft: number; startsAt: string; };
export type Language = parents.Language;
export type LineLogin = parents.LineLogin;
export type LinePriceBefore = parents.LinePriceBefore;
export type ListedOrder = parents.ListedOrder;
export type LoginEvent = parents.LoginEvent;
export type LookUpOrderError = UserError;
export type LookUpOrderPayload = { errors: readonly (Part<LookUpOrderError>)[]; };
export type MailOrderListPayload = { errors: readonly (Part<OrderListError>)[]; };
export type Minutes = { max: number; min: number; };
export type MissingChoice = { key: string; message: string; name: string; sendid?: string | number | null; };
export type Money = { amount: string; currency: Currency; formatted: string; minor?: number | null; };
export type OpenOrderListPayload = { errors: readonly (Part<OrderListError>)[]; orders?: readonly (Part<ListedOrder>)[] | null; };
export type OptionCondition = parents.OptionCondition;
export type Order = parents.Order;
export type OrderActError = UserError;
export type OrderActPayload = { errors: readonly (Part<OrderActError>)[]; order?: Part<Order> | null; };
export type OrderActs = { confirm: boolean; handOver: boolean; message: boolean; pause: boolean; pay: boolean; resume: boolean; review: boolean; withdraw: boolean; };
export type OrderCompensation = parents.OrderCompensation;
export type OrderCounts = { done: number; refunded: number; };
export type OrderDate = parents.OrderDate;
export type OrderEvent = parents.OrderEvent;
export type OrderGivenTip = parents.OrderGivenTip;
export type OrderIdentity = { name: string; value: string; };
export type OrderInvoice = parents.OrderInvoice;
export type OrderLatePayment = parents.OrderLatePayment;
export type OrderLine = parents.OrderLine;
export type OrderListError = UserError;
export type OrderMessage = parents.OrderMessage;
export type OrderNotifications = parents.OrderNotifications;
export type OrderProof = { at: string; caption: string; height: number; id: string | number; line?: string | number | null; url: string; width: number; };
export type OrderReferral = parents.OrderReferral;
export type OrderRefund = parents.OrderRefund;
export type OrderRefundChoice = parents.OrderRefundChoice;
export type OrderRefundOffer = parents.OrderRefundOffer;
export type OrderStop = parents.OrderStop;
export type OrderTip = parents.OrderTip;
export type OrderVat = parents.OrderVat;
export type OwnReview = parents.OwnReview;
export type PayOrderError = UserError;
export type PayOrderPayload = { errors: readonly (Part<PayOrderError>)[]; order?: Part<Order> | null; paymentAction?: Part<PaymentAction> | null; };
export type Paying = parents.Paying;
export type PaymentAction = parents.PaymentAction;
export type PaymentMethod = parents.PaymentMethod;
export type Picture = { avif: string; height: number; src: string; webp: string; width: number; };
export type PlaceOrderError = UserError;
export type PlaceOrderPayload = { cart?: Part<Cart> | null; errors: readonly (Part<PlaceOrderError>)[]; order?: Part<Order> | null; paymentAction?: Part<PaymentAction> | null; };
export type Player = parents.Player;
export type PlayerProfile = parents.PlayerProfile;
export type PricesBefore = parents.PricesBefore;
export type Product = parents.Product;
export type ProductContents = parents.ProductContents;
export type ProductOption = parents.ProductOption;
export type ProductOptionValue = parents.ProductOptionValue;
export type ProductPage = parents.ProductPage;
export type Question = { answer: string; question: string; };
export type Quote = parents.Quote;
export type QuoteError = UserError;
export type QuoteLine = parents.QuoteLine;
export type QuotePayload = { errors: readonly (Part<QuoteError>)[]; quote?: Part<Quote> | null; };
export type RangeBracket = parents.RangeBracket;
export type RangePrice = parents.RangePrice;
export type RangeStep = parents.RangeStep;
export type Rating = { average?: number | null; count: number; counts: readonly (Part<StarCount>)[]; };
export type RealmList = { names: readonly (string)[]; region: string; };
export type ReportReviewError = UserError;
export type ReportReviewPayload = { errors: readonly (Part<ReportReviewError>)[]; };
export type RequestedPlayer = parents.RequestedPlayer;
export type Review = parents.Review;
export type ReviewAnswer = { at: string; text: string; };
export type ReviewPage = parents.ReviewPage;
export type ReviewedProduct = parents.ReviewedProduct;
export type Reward = parents.Reward;
export type SaidDay = { day: string; end: number; start: number; text: string; };
export type SaidPrice = { above?: number | null; below?: number | null; currency: Currency; end: number; start: number; text: string; };
export type SearchChip = parents.SearchChip;
export type SearchGame = { count: number; game: Part<Category>; };
export type SearchResult = parents.SearchResult;
export type Season = parents.Season;
export type SessionPayload = { token: string; };
export type SetAlertPayload = { errors: readonly (Part<AlertError>)[]; };
export type SharedCart = parents.SharedCart;
export type SharedCartLine = parents.SharedCartLine;
export type ShippingMethod = parents.ShippingMethod;
export type Site = parents.Site;
export type SiteLink = { address?: string | null; name: string; page?: string | null; };
export type StarCount = { count: number; stars: number; };
export type StoreCredit = parents.StoreCredit;
export type SubscribeError = UserError;
export type SubscribePayload = { errors: readonly (Part<SubscribeError>)[]; };
export type SupportTimes = parents.SupportTimes;
export type Trust = { counts: readonly (Part<StarCount>)[]; date: string; reviews: number; score: string; source: string; stars: number; };
export type UnpaidOrder = parents.UnpaidOrder;
export type Viewer = parents.Viewer;
export type CartTotalInArgs = {
  currency: Currency;
};
export type CategoryProductsArgs = {
  filters?: readonly (string)[] | null;
  limit?: number | null;
  page?: number | null;
  price?: PriceRange | null;
  sort?: ProductSort | null;
};
export type InformationBlocksArgs = {
  first?: number | null;
};
export type MutationAcceptCompensationArgs = {
  input: OrderActInput;
};
export type MutationAddToCartArgs = {
  input: AddToCartInput;
};
export type MutationApplyCouponArgs = {
  input: ApplyCouponInput;
};
export type MutationChooseRefundArgs = {
  input: ChooseRefundInput;
};
export type MutationConfirmAlertArgs = {
  input: AlertLinkInput;
};
export type MutationConfirmOrderArgs = {
  input: OrderActInput;
};
export type MutationConfirmPaymentArgs = {
  input: ConfirmPaymentInput;
};
export type MutationDeleteLoginArgs = {
  input: DeleteLoginInput;
};
export type MutationEndAlertArgs = {
  input: AlertLinkInput;
};
export type MutationHandOverOrderArgs = {
  input: HandOverOrderInput;
};
export type MutationLookUpOrderArgs = {
  input: LookUpOrderInput;
};
export type MutationMailOrderListArgs = {
  input: MailOrderListInput;
};
export type MutationMakeReferralCodeArgs = {
  input: OrderActInput;
};
export type MutationOpenCheckoutArgs = {
  acceptTotal?: string | null;
};
export type MutationOpenOrderListArgs = {
  input: OpenOrderListInput;
};
export type MutationPauseOrderArgs = {
  input: OrderActInput;
};
export type MutationPayOrderArgs = {
  input: OrderActInput;
};
export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};
export type MutationRebookOrderArgs = {
  input: RebookOrderInput;
};
export type MutationRefundLatePaymentArgs = {
  input: OrderActInput;
};
export type MutationRefundOrderLineArgs = {
  input: RefundOrderLineInput;
};
export type MutationRemoveCartLineArgs = {
  input: RemoveCartLineInput;
};
export type MutationRemoveCouponArgs = {
  input?: RemoveCouponInput | null;
};
export type MutationReportReviewArgs = {
  input: ReportReviewInput;
};
export type MutationRequestBuildArgs = {
  input: RequestBuildInput;
};
export type MutationRescheduleOrderLineArgs = {
  input: RescheduleOrderLineInput;
};
export type MutationRestoreCartLineArgs = {
  input: RestoreCartLineInput;
};
export type MutationResumeOrderArgs = {
  input: OrderActInput;
};
export type MutationReviewOrderArgs = {
  input: ReviewOrderInput;
};
export type MutationRevokeOrderLinkArgs = {
  input: OrderActInput;
};
export type MutationSealLoginArgs = {
  input: SealLoginInput;
};
export type MutationSendInquiryArgs = {
  input: SendInquiryInput;
};
export type MutationSendLoginCodeArgs = {
  input: SendLoginCodeInput;
};
export type MutationSendOrderMessageArgs = {
  input: SendOrderMessageInput;
};
export type MutationSetAlertArgs = {
  input: SetAlertInput;
};
export type MutationSetOrderDiscordArgs = {
  input: SetOrderDiscordInput;
};
export type MutationStartOrderNotificationsArgs = {
  input: StartOrderNotificationsInput;
};
export type MutationStopOrderNotificationsArgs = {
  input: StopOrderNotificationsInput;
};
export type MutationSubscribeArgs = {
  input: SubscribeInput;
};
export type MutationTipOrderArgs = {
  input: TipOrderInput;
};
export type MutationUpdateCartLineArgs = {
  input: UpdateCartLineInput;
};
export type MutationWithdrawOrderArgs = {
  input: OrderActInput;
  refundAs?: RefundAs | null;
};
export type PlayerProfileReviewsArgs = {
  after?: string | null;
  first?: number | null;
};
export type ProductHighlightsArgs = {
  first?: number | null;
};
export type ProductReviewsArgs = {
  after?: string | null;
  first?: number | null;
};
export type ProductRunsArgs = {
  first?: number | null;
};
export type QueryAlertArgs = {
  token: string;
};
export type QueryCategoryArgs = {
  path: string;
};
export type QueryEventArgs = {
  id: string;
};
export type QueryEventsArgs = {
  category?: string | null;
  first?: number | null;
  from?: string | null;
  next?: number | null;
  region?: Region | null;
  to?: string | null;
};
export type QueryInformationArgs = {
  slug: string;
};
export type QueryInterpretArgs = {
  first?: number | null;
  text: string;
};
export type QueryOrderArgs = {
  token: string;
};
export type QueryPlayerArgs = {
  slug: string;
};
export type QueryProductArgs = {
  id?: string | null;
  path?: string | null;
};
export type QueryProductsArgs = {
  category: string;
  filters?: readonly (string)[] | null;
  limit?: number | null;
  page?: number | null;
  price?: PriceRange | null;
  sort?: ProductSort | null;
};
export type QueryProductsByIdArgs = {
  ids: readonly (string)[];
};
export type QueryQuoteArgs = {
  options?: readonly (FieldInput)[] | null;
  partial?: boolean | null;
  product: string;
  quantity?: number | null;
};
export type QueryRedirectArgs = {
  path: string;
};
export type QueryRelatedArgs = {
  product: string;
};
export type QueryReviewsArgs = {
  after?: string | null;
  category?: string | null;
  first?: number | null;
  stars?: number | null;
};
export type QuerySearchArgs = {
  game?: string | null;
  limit?: number | null;
  page?: number | null;
  price?: PriceRange | null;
  query: string;
  sort?: ProductSort | null;
};
export type QuerySharedCartArgs = {
  token: string;
};
export type SubscriptionOrderChangedArgs = {
  since?: number | null;
  token: string;
};
export type Resolvers = {
  Alert?: AlertResolvers;
  AlertError?: AlertErrorResolvers;
  AmountRule?: AmountRuleResolvers;
  AmountTier?: AmountTierResolvers;
  Breadcrumb?: BreadcrumbResolvers;
  Campaign?: CampaignResolvers;
  Cart?: CartResolvers;
  CartCredit?: CartCreditResolvers;
  CartError?: CartErrorResolvers;
  CartLine?: CartLineResolvers;
  CartLineAnswer?: CartLineAnswerResolvers;
  CartLineEvent?: CartLineEventResolvers;
  CartLineOption?: CartLineOptionResolvers;
  CartLineProblem?: CartLineProblemResolvers;
  CartPayload?: CartPayloadResolvers;
  CartProduct?: CartProductResolvers;
  CartTotal?: CartTotalResolvers;
  Category?: CategoryResolvers;
  Channel?: ChannelResolvers;
  Checkout?: CheckoutResolvers;
  CheckoutAnswer?: CheckoutAnswerResolvers;
  CheckoutBilling?: CheckoutBillingResolvers;
  CheckoutField?: CheckoutFieldResolvers;
  CheckoutFieldGroup?: CheckoutFieldGroupResolvers;
  CheckoutGuest?: CheckoutGuestResolvers;
  CheckoutIdentity?: CheckoutIdentityResolvers;
  CheckoutKnown?: CheckoutKnownResolvers;
  CheckoutLine?: CheckoutLineResolvers;
  Company?: CompanyResolvers;
  ConfirmAlertPayload?: ConfirmAlertPayloadResolvers;
  ConfirmPaymentError?: ConfirmPaymentErrorResolvers;
  ConfirmPaymentPayload?: ConfirmPaymentPayloadResolvers;
  Country?: CountryResolvers;
  EndAlertPayload?: EndAlertPayloadResolvers;
  Event?: EventResolvers;
  EventOption?: EventOptionResolvers;
  ExpressPay?: ExpressPayResolvers;
  Filter?: FilterResolvers;
  FilterGroup?: FilterGroupResolvers;
  FooterColumn?: FooterColumnResolvers;
  FooterProduct?: FooterProductResolvers;
  HandOverOrderPayload?: HandOverOrderPayloadResolvers;
  Information?: InformationResolvers;
  InformationBlock?: InformationBlockResolvers;
  InquiryError?: InquiryErrorResolvers;
  InquiryPayload?: InquiryPayloadResolvers;
  Interpretation?: InterpretationResolvers;
  InterpretedLine?: InterpretedLineResolvers;
  InterpretedOption?: InterpretedOptionResolvers;
  InterpretedRun?: InterpretedRunResolvers;
  Language?: LanguageResolvers;
  LineLogin?: LineLoginResolvers;
  LinePriceBefore?: LinePriceBeforeResolvers;
  ListedOrder?: ListedOrderResolvers;
  LoginEvent?: LoginEventResolvers;
  LookUpOrderError?: LookUpOrderErrorResolvers;
  LookUpOrderPayload?: LookUpOrderPayloadResolvers;
  MailOrderListPayload?: MailOrderListPayloadResolvers;
  Minutes?: MinutesResolvers;
  MissingChoice?: MissingChoiceResolvers;
  Money?: MoneyResolvers;
  Mutation?: MutationResolvers;
  OpenOrderListPayload?: OpenOrderListPayloadResolvers;
  OptionCondition?: OptionConditionResolvers;
  Order?: OrderResolvers;
  OrderActError?: OrderActErrorResolvers;
  OrderActPayload?: OrderActPayloadResolvers;
  OrderActs?: OrderActsResolvers;
  OrderCompensation?: OrderCompensationResolvers;
  OrderCounts?: OrderCountsResolvers;
  OrderDate?: OrderDateResolvers;
  OrderEvent?: OrderEventResolvers;
  OrderGivenTip?: OrderGivenTipResolvers;
  OrderIdentity?: OrderIdentityResolvers;
  OrderInvoice?: OrderInvoiceResolvers;
  OrderLatePayment?: OrderLatePaymentResolvers;
  OrderLine?: OrderLineResolvers;
  OrderListError?: OrderListErrorResolvers;
  OrderMessage?: OrderMessageResolvers;
  OrderNotifications?: OrderNotificationsResolvers;
  OrderProof?: OrderProofResolvers;
  OrderReferral?: OrderReferralResolvers;
  OrderRefund?: OrderRefundResolvers;
  OrderRefundChoice?: OrderRefundChoiceResolvers;
  OrderRefundOffer?: OrderRefundOfferResolvers;
  OrderStop?: OrderStopResolvers;
  OrderTip?: OrderTipResolvers;
  OrderVat?: OrderVatResolvers;
  OwnReview?: OwnReviewResolvers;
  PayOrderError?: PayOrderErrorResolvers;
  PayOrderPayload?: PayOrderPayloadResolvers;
  Paying?: PayingResolvers;
  PaymentAction?: PaymentActionResolvers;
  PaymentMethod?: PaymentMethodResolvers;
  Picture?: PictureResolvers;
  PlaceOrderError?: PlaceOrderErrorResolvers;
  PlaceOrderPayload?: PlaceOrderPayloadResolvers;
  Player?: PlayerResolvers;
  PlayerProfile?: PlayerProfileResolvers;
  PricesBefore?: PricesBeforeResolvers;
  Product?: ProductResolvers;
  ProductContents?: ProductContentsResolvers;
  ProductOption?: ProductOptionResolvers;
  ProductOptionValue?: ProductOptionValueResolvers;
  ProductPage?: ProductPageResolvers;
  Query?: QueryResolvers;
  Question?: QuestionResolvers;
  Quote?: QuoteResolvers;
  QuoteError?: QuoteErrorResolvers;
  QuoteLine?: QuoteLineResolvers;
  QuotePayload?: QuotePayloadResolvers;
  RangeBracket?: RangeBracketResolvers;
  RangePrice?: RangePriceResolvers;
  RangeStep?: RangeStepResolvers;
  Rating?: RatingResolvers;
  RealmList?: RealmListResolvers;
  ReportReviewError?: ReportReviewErrorResolvers;
  ReportReviewPayload?: ReportReviewPayloadResolvers;
  RequestedPlayer?: RequestedPlayerResolvers;
  Review?: ReviewResolvers;
  ReviewAnswer?: ReviewAnswerResolvers;
  ReviewPage?: ReviewPageResolvers;
  ReviewedProduct?: ReviewedProductResolvers;
  Reward?: RewardResolvers;
  SaidDay?: SaidDayResolvers;
  SaidPrice?: SaidPriceResolvers;
  SearchChip?: SearchChipResolvers;
  SearchGame?: SearchGameResolvers;
  SearchResult?: SearchResultResolvers;
  Season?: SeasonResolvers;
  SessionPayload?: SessionPayloadResolvers;
  SetAlertPayload?: SetAlertPayloadResolvers;
  SharedCart?: SharedCartResolvers;
  SharedCartLine?: SharedCartLineResolvers;
  ShippingMethod?: ShippingMethodResolvers;
  Site?: SiteResolvers;
  SiteLink?: SiteLinkResolvers;
  StarCount?: StarCountResolvers;
  StoreCredit?: StoreCreditResolvers;
  SubscribeError?: SubscribeErrorResolvers;
  SubscribePayload?: SubscribePayloadResolvers;
  Subscription?: SubscriptionResolvers;
  SupportTimes?: SupportTimesResolvers;
  Trust?: TrustResolvers;
  UnpaidOrder?: UnpaidOrderResolvers;
  Viewer?: ViewerResolvers;
};
export type Parents = {
  Alert: Alert;
  AlertError: AlertError;
  AmountRule: AmountRule;
  AmountTier: AmountTier;
  Breadcrumb: Breadcrumb;
  Campaign: Campaign;
  Cart: Cart;
  CartCredit: CartCredit;
  CartError: CartError;
  CartLine: CartLine;
  CartLineAnswer: CartLineAnswer;
  CartLineEvent: CartLineEvent;
  CartLineOption: CartLineOption;
  CartLineProblem: CartLineProblem;
  CartPayload: CartPayload;
  CartProduct: CartProduct;
  CartTotal: CartTotal;
  Category: Category;
  Channel: Channel;
  Checkout: Checkout;
  CheckoutAnswer: CheckoutAnswer;
  CheckoutBilling: CheckoutBilling;
  CheckoutField: CheckoutField;
  CheckoutFieldGroup: CheckoutFieldGroup;
  CheckoutGuest: CheckoutGuest;
  CheckoutIdentity: CheckoutIdentity;
  CheckoutKnown: CheckoutKnown;
  CheckoutLine: CheckoutLine;
  Company: Company;
  ConfirmAlertPayload: ConfirmAlertPayload;
  ConfirmPaymentError: ConfirmPaymentError;
  ConfirmPaymentPayload: ConfirmPaymentPayload;
  Country: Country;
  EndAlertPayload: EndAlertPayload;
  Event: Event;
  EventOption: EventOption;
  ExpressPay: ExpressPay;
  Filter: Filter;
  FilterGroup: FilterGroup;
  FooterColumn: FooterColumn;
  FooterProduct: FooterProduct;
  HandOverOrderPayload: HandOverOrderPayload;
  Information: Information;
  InformationBlock: InformationBlock;
  InquiryError: InquiryError;
  InquiryPayload: InquiryPayload;
  Interpretation: Interpretation;
  InterpretedLine: InterpretedLine;
  InterpretedOption: InterpretedOption;
  InterpretedRun: InterpretedRun;
  Language: Language;
  LineLogin: LineLogin;
  LinePriceBefore: LinePriceBefore;
  ListedOrder: ListedOrder;
  LoginEvent: LoginEvent;
  LookUpOrderError: LookUpOrderError;
  LookUpOrderPayload: LookUpOrderPayload;
  MailOrderListPayload: MailOrderListPayload;
  Minutes: Minutes;
  MissingChoice: MissingChoice;
  Money: Money;
  OpenOrderListPayload: OpenOrderListPayload;
  OptionCondition: OptionCondition;
  Order: Order;
  OrderActError: OrderActError;
  OrderActPayload: OrderActPayload;
  OrderActs: OrderActs;
  OrderCompensation: OrderCompensation;
  OrderCounts: OrderCounts;
  OrderDate: OrderDate;
  OrderEvent: OrderEvent;
  OrderGivenTip: OrderGivenTip;
  OrderIdentity: OrderIdentity;
  OrderInvoice: OrderInvoice;
  OrderLatePayment: OrderLatePayment;
  OrderLine: OrderLine;
  OrderListError: OrderListError;
  OrderMessage: OrderMessage;
  OrderNotifications: OrderNotifications;
  OrderProof: OrderProof;
  OrderReferral: OrderReferral;
  OrderRefund: OrderRefund;
  OrderRefundChoice: OrderRefundChoice;
  OrderRefundOffer: OrderRefundOffer;
  OrderStop: OrderStop;
  OrderTip: OrderTip;
  OrderVat: OrderVat;
  OwnReview: OwnReview;
  PayOrderError: PayOrderError;
  PayOrderPayload: PayOrderPayload;
  Paying: Paying;
  PaymentAction: PaymentAction;
  PaymentMethod: PaymentMethod;
  Picture: Picture;
  PlaceOrderError: PlaceOrderError;
  PlaceOrderPayload: PlaceOrderPayload;
  Player: Player;
  PlayerProfile: PlayerProfile;
  PricesBefore: PricesBefore;
  Product: Product;
  ProductContents: ProductContents;
  ProductOption: ProductOption;
  ProductOptionValue: ProductOptionValue;
  ProductPage: ProductPage;
  Question: Question;
  Quote: Quote;
  QuoteError: QuoteError;
  QuoteLine: QuoteLine;
  QuotePayload: QuotePayload;
  RangeBracket: RangeBracket;
  RangePrice: RangePrice;
  RangeStep: RangeStep;
  Rating: Rating;
  RealmList: RealmList;
  ReportReviewError: ReportReviewError;
  ReportReviewPayload: ReportReviewPayload;
  RequestedPlayer: RequestedPlayer;
  Review: Review;
  ReviewAnswer: ReviewAnswer;
  ReviewPage: ReviewPage;
  ReviewedProduct: ReviewedProduct;
  Reward: Reward;
  SaidDay: SaidDay;
  SaidPrice: SaidPrice;
  SearchChip: SearchChip;
  SearchGame: SearchGame;
  SearchResult: SearchResult;
  Season: Season;
  SessionPayload: SessionPayload;
  SetAlertPayload: SetAlertPayload;
  SharedCart: SharedCart;
  SharedCartLine: SharedCartLine;
  ShippingMethod: ShippingMethod;
  Site: Site;
  SiteLink: SiteLink;
  StarCount: StarCount;
  StoreCredit: StoreCredit;
  SubscribeError: SubscribeError;
  SubscribePayload: SubscribePayload;
  SupportTimes: SupportTimes;
  Trust: Trust;
  UnpaidOrder: UnpaidOrder;
  Viewer: Viewer;
};
export type AlertResolvers = {
  below?: Resolver<Alert, object, Part<Money> | null>;
  isConfirmed?: Resolver<Alert, object, boolean>;
  kind?: Resolver<Alert, object, AlertKind>;
  productName?: Resolver<Alert, object, string>;
  productPath?: Resolver<Alert, object, string>;
  runTitle?: Resolver<Alert, object, string | null>;
  seasonName?: Resolver<Alert, object, string | null>;
  startsAt?: Resolver<Alert, object, string | null>;
};
export type AlertErrorResolvers = {
  code?: Resolver<AlertError, object, AlertErrorCode>;
  field?: Resolver<AlertError, object, string | null>;
  message?: Resolver<AlertError, object, string>;
  retryAfter?: Resolver<AlertError, object, number | null>;
};
export type AmountRuleResolvers = {
  maximum?: Resolver<AmountRule, object, number>;
  minimum?: Resolver<AmountRule, object, number>;
  step?: Resolver<AmountRule, object, number>;
  tiers?: Resolver<AmountRule, object, readonly (Part<AmountTier>)[]>;
  unit?: Resolver<AmountRule, object, string>;
};
export type AmountTierResolvers = {
  from?: Resolver<AmountTier, object, number>;
  per?: Resolver<AmountTier, object, number>;
  price?: Resolver<AmountTier, object, Part<Money>>;
};
export type BreadcrumbResolvers = {
  name?: Resolver<Breadcrumb, object, string>;
  path?: Resolver<Breadcrumb, object, string>;
};
export type CampaignResolvers = {
  code?: Resolver<Campaign, object, string>;
  minimum?: Resolver<Campaign, object, Part<Money>>;
  title?: Resolver<Campaign, object, string>;
};
export type CartResolvers = {
  count?: Resolver<Cart, object, number>;
  coupon?: Resolver<Cart, object, string | null>;
  couponHint?: Resolver<Cart, object, string | null>;
  credit?: Resolver<Cart, object, Part<CartCredit> | null>;
  fields?: Resolver<Cart, object, readonly (Part<CheckoutFieldGroup>)[] | null>;
  id?: Resolver<Cart, object, string | number>;
  lines?: Resolver<Cart, object, readonly (Part<CartLine>)[]>;
  shareToken?: Resolver<Cart, object, string | null>;
  total?: Resolver<Cart, object, Part<Money>>;
  totalIn?: Resolver<Cart, CartTotalInArgs, Part<Money> | null>;
  totals?: Resolver<Cart, object, readonly (Part<CartTotal>)[]>;
  version?: Resolver<Cart, object, string>;
  warnings?: Resolver<Cart, object, readonly (string)[]>;
};
export type CartCreditResolvers = {
  code?: Resolver<CartCredit, object, string>;
  expiresAt?: Resolver<CartCredit, object, string | null>;
  hint?: Resolver<CartCredit, object, string | null>;
  left?: Resolver<CartCredit, object, Part<Money>>;
  used?: Resolver<CartCredit, object, Part<Money>>;
};
export type CartErrorResolvers = {
  code?: Resolver<CartError, object, CartErrorCode>;
  couponReason?: Resolver<CartError, object, CouponReason | null>;
  field?: Resolver<CartError, object, string | null>;
  message?: Resolver<CartError, object, string>;
  retryAfter?: Resolver<CartError, object, number | null>;
};
export type CartLineResolvers = {
  answers?: Resolver<CartLine, object, readonly (Part<CartLineAnswer>)[]>;
  choices?: Resolver<CartLine, object, readonly (string)[]>;
  eta?: Resolver<CartLine, object, string>;
  event?: Resolver<CartLine, object, Part<CartLineEvent> | null>;
  id?: Resolver<CartLine, object, string | number>;
  inStock?: Resolver<CartLine, object, boolean>;
  isCountable?: Resolver<CartLine, object, boolean>;
  maximum?: Resolver<CartLine, object, number | null>;
  minimum?: Resolver<CartLine, object, number>;
  options?: Resolver<CartLine, object, readonly (Part<CartLineOption>)[]>;
  problem?: Resolver<CartLine, object, Part<CartLineProblem> | null>;
  product?: Resolver<CartLine, object, Part<CartProduct>>;
  quantity?: Resolver<CartLine, object, number>;
  requestedPlayer?: Resolver<CartLine, object, Part<RequestedPlayer> | null>;
  start?: Resolver<CartLine, object, string>;
  total?: Resolver<CartLine, object, Part<Money>>;
  totalBefore?: Resolver<CartLine, object, Part<Money> | null>;
  unitPrice?: Resolver<CartLine, object, Part<Money>>;
  unitPriceBefore?: Resolver<CartLine, object, Part<Money> | null>;
  version?: Resolver<CartLine, object, string>;
};
export type CartLineAnswerResolvers = {
  sendid?: Resolver<CartLineAnswer, object, string | number>;
  value?: Resolver<CartLineAnswer, object, string>;
};
export type CartLineEventResolvers = {
  endsAt?: Resolver<CartLineEvent, object, string | null>;
  holdExpiresAt?: Resolver<CartLineEvent, object, string | null>;
  id?: Resolver<CartLineEvent, object, string | number>;
  startsAt?: Resolver<CartLineEvent, object, string>;
};
export type CartLineOptionResolvers = {
  name?: Resolver<CartLineOption, object, string>;
  sendid?: Resolver<CartLineOption, object, string | number>;
  value?: Resolver<CartLineOption, object, string>;
};
export type CartLineProblemResolvers = {
  code?: Resolver<CartLineProblem, object, CartLineProblemCode>;
  message?: Resolver<CartLineProblem, object, string>;
  quantity?: Resolver<CartLineProblem, object, number | null>;
};
export type CartPayloadResolvers = {
  cart?: Resolver<CartPayload, object, Part<Cart> | null>;
  errors?: Resolver<CartPayload, object, readonly (Part<CartError>)[]>;
};
export type CartProductResolvers = {
  game?: Resolver<CartProduct, object, Part<Breadcrumb> | null>;
  id?: Resolver<CartProduct, object, string | number>;
  image?: Resolver<CartProduct, object, Part<Picture>>;
  name?: Resolver<CartProduct, object, string>;
  path?: Resolver<CartProduct, object, string>;
  product?: Resolver<CartProduct, object, Part<Product> | null>;
};
export type CartTotalResolvers = {
  amount?: Resolver<CartTotal, object, Part<Money>>;
  code?: Resolver<CartTotal, object, string>;
  title?: Resolver<CartTotal, object, string>;
};
export type CategoryResolvers = {
  banner?: Resolver<Category, object, Part<Picture> | null>;
  breadcrumbs?: Resolver<Category, object, readonly (Part<Breadcrumb>)[]>;
  children?: Resolver<Category, object, readonly (Part<Category>)[]>;
  description?: Resolver<Category, object, readonly (string)[] | null>;
  faq?: Resolver<Category, object, readonly (Part<Question>)[] | null>;
  game?: Resolver<Category, object, Part<Category>>;
  id?: Resolver<Category, object, string | number>;
  image?: Resolver<Category, object, string>;
  intro?: Resolver<Category, object, string | null>;
  metaDescription?: Resolver<Category, object, string | null>;
  metaTitle?: Resolver<Category, object, string | null>;
  name?: Resolver<Category, object, string>;
  path?: Resolver<Category, object, string>;
  picture?: Resolver<Category, object, Part<Picture> | null>;
  priceFrom?: Resolver<Category, object, Part<Money> | null>;
  productCount?: Resolver<Category, object, number>;
  products?: Resolver<Category, CategoryProductsArgs, Part<ProductPage> | null>;
  rating?: Resolver<Category, object, Part<Rating> | null>;
  shareImage?: Resolver<Category, object, string>;
};
export type ChannelResolvers = {
  address?: Resolver<Channel, object, string>;
  kind?: Resolver<Channel, object, ChannelKind>;
  name?: Resolver<Channel, object, string>;
};
export type CheckoutResolvers = {
  before?: Resolver<Checkout, object, Part<PricesBefore> | null>;
  billing?: Resolver<Checkout, object, Part<CheckoutBilling> | null>;
  cart?: Resolver<Checkout, object, Part<Cart>>;
  fields?: Resolver<Checkout, object, readonly (Part<CheckoutFieldGroup>)[] | null>;
  guest?: Resolver<Checkout, object, Part<CheckoutGuest> | null>;
  heldUntil?: Resolver<Checkout, object, string | null>;
  paymentMethods?: Resolver<Checkout, object, readonly (Part<PaymentMethod>)[] | null>;
  unpaidOrder?: Resolver<Checkout, object, Part<UnpaidOrder> | null>;
};
export type CheckoutAnswerResolvers = {
  sendid?: Resolver<CheckoutAnswer, object, string | number>;
  value?: Resolver<CheckoutAnswer, object, string>;
};
export type CheckoutBillingResolvers = {
  company?: Resolver<CheckoutBilling, object, string | null>;
  companyAddress?: Resolver<CheckoutBilling, object, string | null>;
  countries?: Resolver<CheckoutBilling, object, readonly (Part<Country>)[]>;
  country?: Resolver<CheckoutBilling, object, string | null>;
  vatId?: Resolver<CheckoutBilling, object, string | null>;
};
export type CheckoutFieldResolvers = {
  format?: Resolver<CheckoutField, object, TextFormat | null>;
  name?: Resolver<CheckoutField, object, string>;
  placeholder?: Resolver<CheckoutField, object, string>;
  realmsOf?: Resolver<CheckoutField, object, string | null>;
  required?: Resolver<CheckoutField, object, boolean>;
  sendid?: Resolver<CheckoutField, object, string | number>;
  suggested?: Resolver<CheckoutField, object, string | null>;
  type?: Resolver<CheckoutField, object, OptionType>;
  values?: Resolver<CheckoutField, object, readonly (Part<ProductOptionValue>)[]>;
};
export type CheckoutFieldGroupResolvers = {
  fields?: Resolver<CheckoutFieldGroup, object, readonly (Part<CheckoutField>)[]>;
  game?: Resolver<CheckoutFieldGroup, object, string>;
  known?: Resolver<CheckoutFieldGroup, object, readonly (Part<CheckoutKnown>)[]>;
  lines?: Resolver<CheckoutFieldGroup, object, readonly (Part<CheckoutLine>)[]>;
  title?: Resolver<CheckoutFieldGroup, object, string>;
};
export type CheckoutGuestResolvers = {
  comment?: Resolver<CheckoutGuest, object, string>;
  email?: Resolver<CheckoutGuest, object, string>;
  fields?: Resolver<CheckoutGuest, object, readonly (Part<CheckoutAnswer>)[]>;
  identities?: Resolver<CheckoutGuest, object, readonly (Part<CheckoutIdentity>)[]>;
  paymentMethod?: Resolver<CheckoutGuest, object, string>;
};
export type CheckoutIdentityResolvers = {
  fields?: Resolver<CheckoutIdentity, object, readonly (Part<CheckoutAnswer>)[]>;
  game?: Resolver<CheckoutIdentity, object, string | null>;
  line?: Resolver<CheckoutIdentity, object, string | number | null>;
};
export type CheckoutKnownResolvers = {
  name?: Resolver<CheckoutKnown, object, string>;
  value?: Resolver<CheckoutKnown, object, string>;
};
export type CheckoutLineResolvers = {
  cartLine?: Resolver<CheckoutLine, object, string | number>;
  line?: Resolver<CheckoutLine, object, string | number>;
  name?: Resolver<CheckoutLine, object, string>;
  seat?: Resolver<CheckoutLine, object, number | null>;
};
export type CompanyResolvers = {
  country?: Resolver<Company, object, string>;
  name?: Resolver<Company, object, string>;
  place?: Resolver<Company, object, string>;
  registration?: Resolver<Company, object, string>;
};
export type ConfirmAlertPayloadResolvers = {
  alert?: Resolver<ConfirmAlertPayload, object, Part<Alert> | null>;
  errors?: Resolver<ConfirmAlertPayload, object, readonly (Part<AlertError>)[]>;
};
export type ConfirmPaymentErrorResolvers = {
  code?: Resolver<ConfirmPaymentError, object, ConfirmPaymentErrorCode>;
  field?: Resolver<ConfirmPaymentError, object, string | null>;
  message?: Resolver<ConfirmPaymentError, object, string>;
  retryAfter?: Resolver<ConfirmPaymentError, object, number | null>;
};
export type ConfirmPaymentPayloadResolvers = {
  errors?: Resolver<ConfirmPaymentPayload, object, readonly (Part<ConfirmPaymentError>)[]>;
  order?: Resolver<ConfirmPaymentPayload, object, Part<Order> | null>;
};
export type CountryResolvers = {
  code?: Resolver<Country, object, string>;
  name?: Resolver<Country, object, string>;
};
export type EndAlertPayloadResolvers = {
  errors?: Resolver<EndAlertPayload, object, readonly (Part<AlertError>)[]>;
};
export type EventResolvers = {
  category?: Resolver<Event, object, Part<Breadcrumb>>;
  difficulty?: Resolver<Event, object, string>;
  endsAt?: Resolver<Event, object, string>;
  faction?: Resolver<Event, object, Faction | null>;
  id?: Resolver<Event, object, string | number>;
  isReady?: Resolver<Event, object, boolean>;
  loot?: Resolver<Event, object, string>;
  options?: Resolver<Event, object, readonly (Part<EventOption>)[]>;
  price?: Resolver<Event, object, Part<Money> | null>;
  product?: Resolver<Event, object, Part<Product> | null>;
  region?: Resolver<Event, object, Region>;
  seatsAsOf?: Resolver<Event, object, string | null>;
  slotsLeft?: Resolver<Event, object, number>;
  slotsTotal?: Resolver<Event, object, number>;
  startsAt?: Resolver<Event, object, string>;
  status?: Resolver<Event, object, EventStatus>;
  title?: Resolver<Event, object, string>;
};
export type EventOptionResolvers = {
  isDecided?: Resolver<EventOption, object, boolean>;
  sendid?: Resolver<EventOption, object, string | number>;
  value?: Resolver<EventOption, object, string>;
};
export type ExpressPayResolvers = {
  provider?: Resolver<ExpressPay, object, ExpressProvider>;
  publishableKey?: Resolver<ExpressPay, object, string | null>;
};
export type FilterResolvers = {
  chosen?: Resolver<Filter, object, boolean>;
  count?: Resolver<Filter, object, number>;
  id?: Resolver<Filter, object, string | number>;
  name?: Resolver<Filter, object, string>;
};
export type FilterGroupResolvers = {
  filters?: Resolver<FilterGroup, object, readonly (Part<Filter>)[]>;
  id?: Resolver<FilterGroup, object, string | number>;
  name?: Resolver<FilterGroup, object, string>;
};
export type FooterColumnResolvers = {
  categories?: Resolver<FooterColumn, object, readonly (string)[]>;
  game?: Resolver<FooterColumn, object, string>;
  products?: Resolver<FooterColumn, object, readonly (Part<FooterProduct>)[]>;
};
export type FooterProductResolvers = {
  name?: Resolver<FooterProduct, object, string>;
  slug?: Resolver<FooterProduct, object, string>;
};
export type HandOverOrderPayloadResolvers = {
  errors?: Resolver<HandOverOrderPayload, object, readonly (Part<OrderActError>)[]>;
};
export type InformationResolvers = {
  blocks?: Resolver<Information, InformationBlocksArgs, readonly (Part<InformationBlock>)[]>;
  metaDescription?: Resolver<Information, object, string>;
  metaTitle?: Resolver<Information, object, string>;
  slug?: Resolver<Information, object, string>;
  title?: Resolver<Information, object, string>;
};
export type InformationBlockResolvers = {
  items?: Resolver<InformationBlock, object, readonly (string)[]>;
  kind?: Resolver<InformationBlock, object, InformationBlockKind>;
  text?: Resolver<InformationBlock, object, string>;
};
export type InquiryErrorResolvers = {
  code?: Resolver<InquiryError, object, InquiryErrorCode>;
  field?: Resolver<InquiryError, object, string | null>;
  message?: Resolver<InquiryError, object, string>;
  retryAfter?: Resolver<InquiryError, object, number | null>;
};
export type InquiryPayloadResolvers = {
  errors?: Resolver<InquiryPayload, object, readonly (Part<InquiryError>)[]>;
  reference?: Resolver<InquiryPayload, object, string | null>;
};
export type InterpretationResolvers = {
  day?: Resolver<Interpretation, object, Part<SaidDay> | null>;
  leftOut?: Resolver<Interpretation, object, readonly (string)[]>;
  lines?: Resolver<Interpretation, object, readonly (Part<InterpretedLine>)[] | null>;
  notSold?: Resolver<Interpretation, object, string | null>;
  price?: Resolver<Interpretation, object, Part<SaidPrice> | null>;
};
export type InterpretedLineResolvers = {
  chips?: Resolver<InterpretedLine, object, readonly (Part<SearchChip>)[]>;
  eta?: Resolver<InterpretedLine, object, string>;
  isFrom?: Resolver<InterpretedLine, object, boolean>;
  leftOut?: Resolver<InterpretedLine, object, readonly (string)[]>;
  missing?: Resolver<InterpretedLine, object, readonly (Part<MissingChoice>)[]>;
  options?: Resolver<InterpretedLine, object, readonly (Part<InterpretedOption>)[]>;
  product?: Resolver<InterpretedLine, object, Part<Product>>;
  quantity?: Resolver<InterpretedLine, object, number>;
  query?: Resolver<InterpretedLine, object, string>;
  run?: Resolver<InterpretedLine, object, Part<InterpretedRun> | null>;
  total?: Resolver<InterpretedLine, object, Part<Money>>;
};
export type InterpretedOptionResolvers = {
  key?: Resolver<InterpretedOption, object, string>;
  name?: Resolver<InterpretedOption, object, string>;
  preset?: Resolver<InterpretedOption, object, boolean>;
  sendid?: Resolver<InterpretedOption, object, string | number>;
  text?: Resolver<InterpretedOption, object, string>;
  value?: Resolver<InterpretedOption, object, string>;
};
export type InterpretedRunResolvers = {
  id?: Resolver<InterpretedRun, object, string | number>;
  slotsLeft?: Resolver<InterpretedRun, object, number>;
  startsAt?: Resolver<InterpretedRun, object, string>;
};
export type LanguageResolvers = {
  icon?: Resolver<Language, object, string | null>;
  label?: Resolver<Language, object, string>;
  value?: Resolver<Language, object, string>;
};
export type LineLoginResolvers = {
  canStore?: Resolver<LineLogin, object, boolean>;
  codeUntil?: Resolver<LineLogin, object, string | null>;
  expiresAt?: Resolver<LineLogin, object, string | null>;
  record?: Resolver<LineLogin, object, readonly (Part<LoginEvent>)[]>;
  storedAt?: Resolver<LineLogin, object, string | null>;
};
export type LinePriceBeforeResolvers = {
  line?: Resolver<LinePriceBefore, object, string | number>;
  total?: Resolver<LinePriceBefore, object, Part<Money>>;
};
export type ListedOrderResolvers = {
  number?: Resolver<ListedOrder, object, string>;
  placedAt?: Resolver<ListedOrder, object, string>;
  products?: Resolver<ListedOrder, object, readonly (string)[]>;
  stage?: Resolver<ListedOrder, object, OrderStage>;
  token?: Resolver<ListedOrder, object, string>;
  total?: Resolver<ListedOrder, object, Part<Money>>;
};
export type LoginEventResolvers = {
  at?: Resolver<LoginEvent, object, string>;
  kind?: Resolver<LoginEvent, object, LoginEventKind>;
  player?: Resolver<LoginEvent, object, string | null>;
  reason?: Resolver<LoginEvent, object, string | null>;
};
export type LookUpOrderErrorResolvers = {
  code?: Resolver<LookUpOrderError, object, LookUpOrderErrorCode>;
  field?: Resolver<LookUpOrderError, object, string | null>;
  message?: Resolver<LookUpOrderError, object, string>;
  retryAfter?: Resolver<LookUpOrderError, object, number | null>;
};
export type LookUpOrderPayloadResolvers = {
  errors?: Resolver<LookUpOrderPayload, object, readonly (Part<LookUpOrderError>)[]>;
};
export type MailOrderListPayloadResolvers = {
  errors?: Resolver<MailOrderListPayload, object, readonly (Part<OrderListError>)[]>;
};
export type MinutesResolvers = {
  max?: Resolver<Minutes, object, number>;
  min?: Resolver<Minutes, object, number>;
};
export type MissingChoiceResolvers = {
  key?: Resolver<MissingChoice, object, string>;
  message?: Resolver<MissingChoice, object, string>;
  name?: Resolver<MissingChoice, object, string>;
  sendid?: Resolver<MissingChoice, object, string | number | null>;
};
export type MoneyResolvers = {
  amount?: Resolver<Money, object, string>;
  currency?: Resolver<Money, object, Currency>;
  formatted?: Resolver<Money, object, string>;
  minor?: Resolver<Money, object, number | null>;
};
export type MutationResolvers = {
  acceptCompensation?: Resolver<unknown, MutationAcceptCompensationArgs, Part<OrderActPayload> | null>;
  addToCart?: Resolver<unknown, MutationAddToCartArgs, Part<CartPayload> | null>;
  applyCoupon?: Resolver<unknown, MutationApplyCouponArgs, Part<CartPayload> | null>;
  chooseRefund?: Resolver<unknown, MutationChooseRefundArgs, Part<OrderActPayload> | null>;
  confirmAlert?: Resolver<unknown, MutationConfirmAlertArgs, Part<ConfirmAlertPayload> | null>;
  confirmOrder?: Resolver<unknown, MutationConfirmOrderArgs, Part<OrderActPayload> | null>;
  confirmPayment?: Resolver<unknown, MutationConfirmPaymentArgs, Part<ConfirmPaymentPayload> | null>;
  deleteLogin?: Resolver<unknown, MutationDeleteLoginArgs, Part<OrderActPayload> | null>;
  endAlert?: Resolver<unknown, MutationEndAlertArgs, Part<EndAlertPayload> | null>;
  handOverOrder?: Resolver<unknown, MutationHandOverOrderArgs, Part<HandOverOrderPayload> | null>;
  lookUpOrder?: Resolver<unknown, MutationLookUpOrderArgs, Part<LookUpOrderPayload> | null>;
  mailOrderList?: Resolver<unknown, MutationMailOrderListArgs, Part<MailOrderListPayload> | null>;
  makeReferralCode?: Resolver<unknown, MutationMakeReferralCodeArgs, Part<OrderActPayload> | null>;
  openCheckout?: Resolver<unknown, MutationOpenCheckoutArgs, Part<Checkout> | null>;
  openOrderList?: Resolver<unknown, MutationOpenOrderListArgs, Part<OpenOrderListPayload> | null>;
  pauseOrder?: Resolver<unknown, MutationPauseOrderArgs, Part<OrderActPayload> | null>;
  payOrder?: Resolver<unknown, MutationPayOrderArgs, Part<PayOrderPayload> | null>;
  placeOrder?: Resolver<unknown, MutationPlaceOrderArgs, Part<PlaceOrderPayload> | null>;
  rebookOrder?: Resolver<unknown, MutationRebookOrderArgs, Part<OrderActPayload> | null>;
  refundLatePayment?: Resolver<unknown, MutationRefundLatePaymentArgs, Part<OrderActPayload> | null>;
  refundOrderLine?: Resolver<unknown, MutationRefundOrderLineArgs, Part<OrderActPayload> | null>;
  removeCartLine?: Resolver<unknown, MutationRemoveCartLineArgs, Part<CartPayload> | null>;
  removeCoupon?: Resolver<unknown, MutationRemoveCouponArgs, Part<CartPayload> | null>;
  reportReview?: Resolver<unknown, MutationReportReviewArgs, Part<ReportReviewPayload> | null>;
  requestBuild?: Resolver<unknown, MutationRequestBuildArgs, Part<InquiryPayload> | null>;
  rescheduleOrderLine?: Resolver<unknown, MutationRescheduleOrderLineArgs, Part<OrderActPayload> | null>;
  restoreCartLine?: Resolver<unknown, MutationRestoreCartLineArgs, Part<CartPayload> | null>;
  resumeOrder?: Resolver<unknown, MutationResumeOrderArgs, Part<OrderActPayload> | null>;
  reviewOrder?: Resolver<unknown, MutationReviewOrderArgs, Part<OrderActPayload> | null>;
  revokeOrderLink?: Resolver<unknown, MutationRevokeOrderLinkArgs, Part<OrderActPayload> | null>;
  sealLogin?: Resolver<unknown, MutationSealLoginArgs, Part<OrderActPayload> | null>;
  sendInquiry?: Resolver<unknown, MutationSendInquiryArgs, Part<InquiryPayload> | null>;
  sendLoginCode?: Resolver<unknown, MutationSendLoginCodeArgs, Part<OrderActPayload> | null>;
  sendOrderMessage?: Resolver<unknown, MutationSendOrderMessageArgs, Part<OrderActPayload> | null>;
  setAlert?: Resolver<unknown, MutationSetAlertArgs, Part<SetAlertPayload> | null>;
  setOrderDiscord?: Resolver<unknown, MutationSetOrderDiscordArgs, Part<OrderActPayload> | null>;
  startOrderNotifications?: Resolver<unknown, MutationStartOrderNotificationsArgs, Part<OrderActPayload> | null>;
  startSession?: Resolver<unknown, object, Part<SessionPayload> | null>;
  stopOrderNotifications?: Resolver<unknown, MutationStopOrderNotificationsArgs, Part<OrderActPayload> | null>;
  subscribe?: Resolver<unknown, MutationSubscribeArgs, Part<SubscribePayload> | null>;
  tipOrder?: Resolver<unknown, MutationTipOrderArgs, Part<PayOrderPayload> | null>;
  updateCartLine?: Resolver<unknown, MutationUpdateCartLineArgs, Part<CartPayload> | null>;
  withdrawOrder?: Resolver<unknown, MutationWithdrawOrderArgs, Part<OrderActPayload> | null>;
};
export type OpenOrderListPayloadResolvers = {
  errors?: Resolver<OpenOrderListPayload, object, readonly (Part<OrderListError>)[]>;
  orders?: Resolver<OpenOrderListPayload, object, readonly (Part<ListedOrder>)[] | null>;
};
export type OptionConditionResolvers = {
  option?: Resolver<OptionCondition, object, string | number>;
  values?: Resolver<OptionCondition, object, readonly (string | number)[]>;
};
export type OrderResolvers = {
  can?: Resolver<Order, object, Part<OrderActs>>;
  compensation?: Resolver<Order, object, Part<OrderCompensation> | null>;
  completedAt?: Resolver<Order, object, string | null>;
  confirmedAt?: Resolver<Order, object, string | null>;
  credits?: Resolver<Order, object, readonly (Part<StoreCredit>)[]>;
  discord?: Resolver<Order, object, DiscordState | null>;
  email?: Resolver<Order, object, string>;
  endedAt?: Resolver<Order, object, string | null>;
  handedOverAt?: Resolver<Order, object, readonly (string)[]>;
  history?: Resolver<Order, object, readonly (Part<OrderEvent>)[]>;
  invoices?: Resolver<Order, object, readonly (Part<OrderInvoice>)[]>;
  latePayment?: Resolver<Order, object, Part<OrderLatePayment> | null>;
  lines?: Resolver<Order, object, readonly (Part<OrderLine>)[]>;
  messages?: Resolver<Order, object, readonly (Part<OrderMessage>)[]>;
  notifications?: Resolver<Order, object, Part<OrderNotifications> | null>;
  number?: Resolver<Order, object, string>;
  paidAt?: Resolver<Order, object, string | null>;
  payBy?: Resolver<Order, object, string | null>;
  paymentMethod?: Resolver<Order, object, string>;
  placedAt?: Resolver<Order, object, string>;
  proofs?: Resolver<Order, object, readonly (Part<OrderProof>)[]>;
  receiptUrl?: Resolver<Order, object, string | null>;
  referral?: Resolver<Order, object, Part<OrderReferral> | null>;
  refundChoice?: Resolver<Order, object, Part<OrderRefundChoice> | null>;
  refundOffer?: Resolver<Order, object, Part<OrderRefundOffer> | null>;
  refunds?: Resolver<Order, object, readonly (Part<OrderRefund>)[]>;
  review?: Resolver<Order, object, Part<OwnReview> | null>;
  stage?: Resolver<Order, object, OrderStage>;
  status?: Resolver<Order, object, OrderStatus>;
  statusName?: Resolver<Order, object, string>;
  stopped?: Resolver<Order, object, Part<OrderStop> | null>;
  team?: Resolver<Order, object, string | null>;
  tip?: Resolver<Order, object, Part<OrderTip> | null>;
  total?: Resolver<Order, object, Part<Money>>;
  totals?: Resolver<Order, object, readonly (Part<CartTotal>)[]>;
  undelivered?: Resolver<Order, object, readonly (OrderChannel)[]>;
  url?: Resolver<Order, object, string>;
  vat?: Resolver<Order, object, Part<OrderVat> | null>;
  version?: Resolver<Order, object, number>;
};
export type OrderActErrorResolvers = {
  code?: Resolver<OrderActError, object, OrderActErrorCode>;
  field?: Resolver<OrderActError, object, string | null>;
  message?: Resolver<OrderActError, object, string>;
  retryAfter?: Resolver<OrderActError, object, number | null>;
};
export type OrderActPayloadResolvers = {
  errors?: Resolver<OrderActPayload, object, readonly (Part<OrderActError>)[]>;
  order?: Resolver<OrderActPayload, object, Part<Order> | null>;
};
export type OrderActsResolvers = {
  confirm?: Resolver<OrderActs, object, boolean>;
  handOver?: Resolver<OrderActs, object, boolean>;
  message?: Resolver<OrderActs, object, boolean>;
  pause?: Resolver<OrderActs, object, boolean>;
  pay?: Resolver<OrderActs, object, boolean>;
  resume?: Resolver<OrderActs, object, boolean>;
  review?: Resolver<OrderActs, object, boolean>;
  withdraw?: Resolver<OrderActs, object, boolean>;
};
export type OrderCompensationResolvers = {
  amount?: Resolver<OrderCompensation, object, Part<Money>>;
  reason?: Resolver<OrderCompensation, object, string>;
  state?: Resolver<OrderCompensation, object, CompensationState>;
};
export type OrderCountsResolvers = {
  done?: Resolver<OrderCounts, object, number>;
  refunded?: Resolver<OrderCounts, object, number>;
};
export type OrderDateResolvers = {
  endsAt?: Resolver<OrderDate, object, string>;
  event?: Resolver<OrderDate, object, string | number>;
  startsAt?: Resolver<OrderDate, object, string>;
};
export type OrderEventResolvers = {
  at?: Resolver<OrderEvent, object, string>;
  stage?: Resolver<OrderEvent, object, OrderStage | null>;
  status?: Resolver<OrderEvent, object, OrderStatus>;
  statusName?: Resolver<OrderEvent, object, string>;
};
export type OrderGivenTipResolvers = {
  amount?: Resolver<OrderGivenTip, object, Part<Money>>;
  at?: Resolver<OrderGivenTip, object, string>;
  state?: Resolver<OrderGivenTip, object, TipState>;
};
export type OrderIdentityResolvers = {
  name?: Resolver<OrderIdentity, object, string>;
  value?: Resolver<OrderIdentity, object, string>;
};
export type OrderInvoiceResolvers = {
  amount?: Resolver<OrderInvoice, object, Part<Money>>;
  issuedAt?: Resolver<OrderInvoice, object, string>;
  kind?: Resolver<OrderInvoice, object, OrderInvoiceKind>;
  number?: Resolver<OrderInvoice, object, string>;
  url?: Resolver<OrderInvoice, object, string>;
  vat?: Resolver<OrderInvoice, object, Part<Money>>;
};
export type OrderLatePaymentResolvers = {
  amount?: Resolver<OrderLatePayment, object, Part<Money>>;
  chooseBy?: Resolver<OrderLatePayment, object, string | null>;
  state?: Resolver<OrderLatePayment, object, LatePaymentState>;
};
export type OrderLineResolvers = {
  answers?: Resolver<OrderLine, object, readonly (Part<CartLineAnswer>)[]>;
  canReschedule?: Resolver<OrderLine, object, boolean>;
  choices?: Resolver<OrderLine, object, readonly (string)[]>;
  doneAt?: Resolver<OrderLine, object, string | null>;
  doneBy?: Resolver<OrderLine, object, string | null>;
  eta?: Resolver<OrderLine, object, string>;
  id?: Resolver<OrderLine, object, string | number>;
  identity?: Resolver<OrderLine, object, readonly (Part<OrderIdentity>)[]>;
  image?: Resolver<OrderLine, object, Part<Picture>>;
  isRunCanceled?: Resolver<OrderLine, object, boolean>;
  login?: Resolver<OrderLine, object, Part<LineLogin> | null>;
  name?: Resolver<OrderLine, object, string>;
  options?: Resolver<OrderLine, object, readonly (Part<CartLineOption>)[]>;
  otherDates?: Resolver<OrderLine, object, readonly (Part<OrderDate>)[]>;
  path?: Resolver<OrderLine, object, string | null>;
  players?: Resolver<OrderLine, object, readonly (Part<Player>)[]>;
  product?: Resolver<OrderLine, object, string | number>;
  quantity?: Resolver<OrderLine, object, number>;
  refundOffer?: Resolver<OrderLine, object, Part<Money> | null>;
  refunded?: Resolver<OrderLine, object, Part<Money>>;
  requestedPlayer?: Resolver<OrderLine, object, Part<RequestedPlayer> | null>;
  runStartsAt?: Resolver<OrderLine, object, string | null>;
  start?: Resolver<OrderLine, object, string>;
  startBy?: Resolver<OrderLine, object, string | null>;
  startedAt?: Resolver<OrderLine, object, string | null>;
  total?: Resolver<OrderLine, object, Part<Money>>;
  unitName?: Resolver<OrderLine, object, string>;
  unitPrice?: Resolver<OrderLine, object, Part<Money>>;
  unitReached?: Resolver<OrderLine, object, string | null>;
  unitsDone?: Resolver<OrderLine, object, number>;
  unitsTotal?: Resolver<OrderLine, object, number>;
};
export type OrderListErrorResolvers = {
  code?: Resolver<OrderListError, object, OrderListErrorCode>;
  field?: Resolver<OrderListError, object, string | null>;
  message?: Resolver<OrderListError, object, string>;
  retryAfter?: Resolver<OrderListError, object, number | null>;
};
export type OrderMessageResolvers = {
  at?: Resolver<OrderMessage, object, string>;
  from?: Resolver<OrderMessage, object, OrderSide>;
  id?: Resolver<OrderMessage, object, string | number>;
  proofUrl?: Resolver<OrderMessage, object, string | null>;
  text?: Resolver<OrderMessage, object, string>;
};
export type OrderNotificationsResolvers = {
  devices?: Resolver<OrderNotifications, object, readonly (string | number)[]>;
  publicKey?: Resolver<OrderNotifications, object, string>;
};
export type OrderProofResolvers = {
  at?: Resolver<OrderProof, object, string>;
  caption?: Resolver<OrderProof, object, string>;
  height?: Resolver<OrderProof, object, number>;
  id?: Resolver<OrderProof, object, string | number>;
  line?: Resolver<OrderProof, object, string | number | null>;
  url?: Resolver<OrderProof, object, string>;
  width?: Resolver<OrderProof, object, number>;
};
export type OrderReferralResolvers = {
  code?: Resolver<OrderReferral, object, string | null>;
  earned?: Resolver<OrderReferral, object, number>;
  minimum?: Resolver<OrderReferral, object, Part<Money>>;
  monthlyLimit?: Resolver<OrderReferral, object, number>;
  months?: Resolver<OrderReferral, object, number>;
  percent?: Resolver<OrderReferral, object, number>;
  reward?: Resolver<OrderReferral, object, Part<Money>>;
  url?: Resolver<OrderReferral, object, string | null>;
  waiting?: Resolver<OrderReferral, object, number>;
};
export type OrderRefundResolvers = {
  amount?: Resolver<OrderRefund, object, Part<Money>>;
  at?: Resolver<OrderRefund, object, string>;
  credit?: Resolver<OrderRefund, object, Part<Money>>;
  isPaid?: Resolver<OrderRefund, object, boolean>;
  reason?: Resolver<OrderRefund, object, string>;
};
export type OrderRefundChoiceResolvers = {
  as?: Resolver<OrderRefundChoice, object, RefundAs>;
  bonusPercent?: Resolver<OrderRefundChoice, object, number>;
  months?: Resolver<OrderRefundChoice, object, number>;
  offer?: Resolver<OrderRefundChoice, object, Part<Money>>;
};
export type OrderRefundOfferResolvers = {
  amount?: Resolver<OrderRefundOffer, object, Part<Money>>;
  share?: Resolver<OrderRefundOffer, object, number>;
};
export type OrderStopResolvers = {
  cause?: Resolver<OrderStop, object, OrderStopCause>;
  since?: Resolver<OrderStop, object, string>;
};
export type OrderTipResolvers = {
  canGive?: Resolver<OrderTip, object, boolean>;
  given?: Resolver<OrderTip, object, Part<OrderGivenTip> | null>;
  least?: Resolver<OrderTip, object, Part<Money>>;
  most?: Resolver<OrderTip, object, Part<Money>>;
  suggested?: Resolver<OrderTip, object, readonly (Part<Money>)[]>;
};
export type OrderVatResolvers = {
  amount?: Resolver<OrderVat, object, Part<Money>>;
  company?: Resolver<OrderVat, object, string | null>;
  country?: Resolver<OrderVat, object, string>;
  countryName?: Resolver<OrderVat, object, string>;
  isReversed?: Resolver<OrderVat, object, boolean>;
  percent?: Resolver<OrderVat, object, string>;
  vatId?: Resolver<OrderVat, object, string | null>;
};
export type OwnReviewResolvers = {
  answer?: Resolver<OwnReview, object, Part<ReviewAnswer> | null>;
  editableUntil?: Resolver<OwnReview, object, string>;
  hiddenReason?: Resolver<OwnReview, object, string | null>;
  name?: Resolver<OwnReview, object, string>;
  stars?: Resolver<OwnReview, object, number>;
  text?: Resolver<OwnReview, object, string>;
};
export type PayOrderErrorResolvers = {
  code?: Resolver<PayOrderError, object, PayOrderErrorCode>;
  field?: Resolver<PayOrderError, object, string | null>;
  message?: Resolver<PayOrderError, object, string>;
  retryAfter?: Resolver<PayOrderError, object, number | null>;
};
export type PayOrderPayloadResolvers = {
  errors?: Resolver<PayOrderPayload, object, readonly (Part<PayOrderError>)[]>;
  order?: Resolver<PayOrderPayload, object, Part<Order> | null>;
  paymentAction?: Resolver<PayOrderPayload, object, Part<PaymentAction> | null>;
};
export type PayingResolvers = {
  express?: Resolver<Paying, object, Part<ExpressPay> | null>;
  marks?: Resolver<Paying, object, readonly (PayMark)[]>;
};
export type PaymentActionResolvers = {
  type?: Resolver<PaymentAction, object, PaymentActionType>;
  url?: Resolver<PaymentAction, object, string | null>;
};
export type PaymentMethodResolvers = {
  code?: Resolver<PaymentMethod, object, string | number>;
  hint?: Resolver<PaymentMethod, object, string>;
  icon?: Resolver<PaymentMethod, object, string>;
  kind?: Resolver<PaymentMethod, object, PaymentKind>;
  title?: Resolver<PaymentMethod, object, string>;
};
export type PictureResolvers = {
  avif?: Resolver<Picture, object, string>;
  height?: Resolver<Picture, object, number>;
  src?: Resolver<Picture, object, string>;
  webp?: Resolver<Picture, object, string>;
  width?: Resolver<Picture, object, number>;
};
export type PlaceOrderErrorResolvers = {
  code?: Resolver<PlaceOrderError, object, PlaceOrderErrorCode>;
  couponReason?: Resolver<PlaceOrderError, object, CouponReason | null>;
  field?: Resolver<PlaceOrderError, object, string | null>;
  game?: Resolver<PlaceOrderError, object, string | null>;
  line?: Resolver<PlaceOrderError, object, string | number | null>;
  message?: Resolver<PlaceOrderError, object, string>;
  retryAfter?: Resolver<PlaceOrderError, object, number | null>;
};
export type PlaceOrderPayloadResolvers = {
  cart?: Resolver<PlaceOrderPayload, object, Part<Cart> | null>;
  errors?: Resolver<PlaceOrderPayload, object, readonly (Part<PlaceOrderError>)[]>;
  order?: Resolver<PlaceOrderPayload, object, Part<Order> | null>;
  paymentAction?: Resolver<PlaceOrderPayload, object, Part<PaymentAction> | null>;
};
export type PlayerResolvers = {
  finishedOrders?: Resolver<Player, object, number>;
  hours?: Resolver<Player, object, string | null>;
  isPublic?: Resolver<Player, object, boolean>;
  languages?: Resolver<Player, object, readonly (string)[]>;
  name?: Resolver<Player, object, string>;
  onTimePercent?: Resolver<Player, object, number | null>;
  rating?: Resolver<Player, object, Part<Rating> | null>;
  slug?: Resolver<Player, object, string | number>;
};
export type PlayerProfileResolvers = {
  games?: Resolver<PlayerProfile, object, readonly (Part<Category>)[]>;
  player?: Resolver<PlayerProfile, object, Part<Player>>;
  reviews?: Resolver<PlayerProfile, PlayerProfileReviewsArgs, Part<ReviewPage> | null>;
};
export type PricesBeforeResolvers = {
  deadCoupon?: Resolver<PricesBefore, object, string | null>;
  lines?: Resolver<PricesBefore, object, readonly (Part<LinePriceBefore>)[]>;
  total?: Resolver<PricesBefore, object, Part<Money>>;
};
export type ProductResolvers = {
  breadcrumbs?: Resolver<Product, object, readonly (Part<Breadcrumb>)[] | null>;
  contents?: Resolver<Product, object, Part<ProductContents> | null>;
  cover?: Resolver<Product, object, Part<Picture> | null>;
  duration?: Resolver<Product, object, Part<Minutes> | null>;
  eta?: Resolver<Product, object, string>;
  faq?: Resolver<Product, object, readonly (Part<Question>)[] | null>;
  game?: Resolver<Product, object, Part<Category> | null>;
  highlights?: Resolver<Product, ProductHighlightsArgs, readonly (string)[] | null>;
  howItWorks?: Resolver<Product, object, readonly (string)[] | null>;
  id?: Resolver<Product, object, string | number>;
  image?: Resolver<Product, object, Part<Picture>>;
  inStock?: Resolver<Product, object, boolean>;
  isCountable?: Resolver<Product, object, boolean>;
  label?: Resolver<Product, object, string | null>;
  maximum?: Resolver<Product, object, number | null>;
  metaDescription?: Resolver<Product, object, string | null>;
  metaTitle?: Resolver<Product, object, string | null>;
  minimum?: Resolver<Product, object, number>;
  name?: Resolver<Product, object, string>;
  nextSeason?: Resolver<Product, object, Part<Season> | null>;
  nextStep?: Resolver<Product, object, string | null>;
  options?: Resolver<Product, object, readonly (Part<ProductOption>)[] | null>;
  path?: Resolver<Product, object, string>;
  preset?: Resolver<Product, object, Part<Quote> | null>;
  price?: Resolver<Product, object, Part<Money>>;
  priceAsOf?: Resolver<Product, object, string | null>;
  priceBefore?: Resolver<Product, object, Part<Money> | null>;
  priceFor?: Resolver<Product, object, readonly (string)[]>;
  rating?: Resolver<Product, object, Part<Rating> | null>;
  related?: Resolver<Product, object, readonly (Part<Product>)[] | null>;
  requirements?: Resolver<Product, object, readonly (string)[] | null>;
  reviews?: Resolver<Product, ProductReviewsArgs, Part<ReviewPage> | null>;
  runs?: Resolver<Product, ProductRunsArgs, readonly (Part<Event>)[] | null>;
  season?: Resolver<Product, object, Part<Season> | null>;
  shareImage?: Resolver<Product, object, string>;
  start?: Resolver<Product, object, string>;
  startKind?: Resolver<Product, object, StartKind>;
  startMinutes?: Resolver<Product, object, Part<Minutes> | null>;
  startSlots?: Resolver<Product, object, readonly (string)[] | null>;
};
export type ProductContentsResolvers = {
  bosses?: Resolver<ProductContents, object, readonly (string)[]>;
  rewards?: Resolver<ProductContents, object, readonly (Part<Reward>)[]>;
  schedule?: Resolver<ProductContents, object, string | null>;
  team?: Resolver<ProductContents, object, string | null>;
};
export type ProductOptionResolvers = {
  amount?: Resolver<ProductOption, object, Part<AmountRule> | null>;
  brackets?: Resolver<ProductOption, object, readonly (Part<RangeBracket>)[]>;
  default?: Resolver<ProductOption, object, string>;
  dependsOn?: Resolver<ProductOption, object, Part<OptionCondition> | null>;
  format?: Resolver<ProductOption, object, TextFormat | null>;
  hint?: Resolver<ProductOption, object, string>;
  key?: Resolver<ProductOption, object, string>;
  name?: Resolver<ProductOption, object, string>;
  realms?: Resolver<ProductOption, object, readonly (Part<RealmList>)[]>;
  regionOption?: Resolver<ProductOption, object, string | number | null>;
  required?: Resolver<ProductOption, object, boolean>;
  sendid?: Resolver<ProductOption, object, string | number>;
  steps?: Resolver<ProductOption, object, readonly (Part<RangeStep>)[]>;
  type?: Resolver<ProductOption, object, OptionType>;
  values?: Resolver<ProductOption, object, readonly (Part<ProductOptionValue>)[]>;
};
export type ProductOptionValueResolvers = {
  dependsOn?: Resolver<ProductOptionValue, object, Part<OptionCondition> | null>;
  hint?: Resolver<ProductOptionValue, object, string>;
  key?: Resolver<ProductOptionValue, object, string>;
  name?: Resolver<ProductOptionValue, object, string>;
  percent?: Resolver<ProductOptionValue, object, number>;
  price?: Resolver<ProductOptionValue, object, Part<Money>>;
  risk?: Resolver<ProductOptionValue, object, string>;
  value?: Resolver<ProductOptionValue, object, string | number>;
};
export type ProductPageResolvers = {
  filters?: Resolver<ProductPage, object, readonly (Part<FilterGroup>)[] | null>;
  items?: Resolver<ProductPage, object, readonly (Part<Product>)[]>;
  limit?: Resolver<ProductPage, object, number>;
  page?: Resolver<ProductPage, object, number>;
  total?: Resolver<ProductPage, object, number>;
};
export type QueryResolvers = {
  alert?: Resolver<unknown, QueryAlertArgs, Part<Alert> | null>;
  cart?: Resolver<unknown, object, Part<Cart> | null>;
  categories?: Resolver<unknown, object, readonly (Part<Category>)[] | null>;
  category?: Resolver<unknown, QueryCategoryArgs, Part<Category> | null>;
  event?: Resolver<unknown, QueryEventArgs, Part<Event> | null>;
  events?: Resolver<unknown, QueryEventsArgs, readonly (Part<Event>)[] | null>;
  information?: Resolver<unknown, QueryInformationArgs, Part<Information> | null>;
  interpret?: Resolver<unknown, QueryInterpretArgs, Part<Interpretation> | null>;
  languages?: Resolver<unknown, object, readonly (Part<Language>)[] | null>;
  order?: Resolver<unknown, QueryOrderArgs, Part<Order> | null>;
  paymentMethods?: Resolver<unknown, object, readonly (Part<PaymentMethod>)[] | null>;
  player?: Resolver<unknown, QueryPlayerArgs, Part<PlayerProfile> | null>;
  product?: Resolver<unknown, QueryProductArgs, Part<Product> | null>;
  products?: Resolver<unknown, QueryProductsArgs, Part<ProductPage> | null>;
  productsById?: Resolver<unknown, QueryProductsByIdArgs, readonly (Part<Product> | null)[] | null>;
  quote?: Resolver<unknown, QueryQuoteArgs, Part<QuotePayload> | null>;
  redirect?: Resolver<unknown, QueryRedirectArgs, string | null>;
  related?: Resolver<unknown, QueryRelatedArgs, readonly (Part<Product>)[] | null>;
  reviews?: Resolver<unknown, QueryReviewsArgs, Part<ReviewPage> | null>;
  search?: Resolver<unknown, QuerySearchArgs, Part<SearchResult> | null>;
  sharedCart?: Resolver<unknown, QuerySharedCartArgs, Part<SharedCart> | null>;
  shippingMethods?: Resolver<unknown, object, readonly (Part<ShippingMethod>)[] | null>;
  site?: Resolver<unknown, object, Part<Site> | null>;
  support?: Resolver<unknown, object, Part<SupportTimes>>;
  viewer?: Resolver<unknown, object, Part<Viewer>>;
};
export type QuestionResolvers = {
  answer?: Resolver<Question, object, string>;
  question?: Resolver<Question, object, string>;
};
export type QuoteResolvers = {
  eta?: Resolver<Quote, object, string>;
  inStock?: Resolver<Quote, object, boolean>;
  isExact?: Resolver<Quote, object, boolean>;
  lines?: Resolver<Quote, object, readonly (Part<QuoteLine>)[]>;
  missing?: Resolver<Quote, object, readonly (string | number)[]>;
  quantity?: Resolver<Quote, object, number>;
  ranges?: Resolver<Quote, object, readonly (Part<RangePrice>)[]>;
  total?: Resolver<Quote, object, Part<Money>>;
  totalBefore?: Resolver<Quote, object, Part<Money> | null>;
  unitPrice?: Resolver<Quote, object, Part<Money>>;
};
export type QuoteErrorResolvers = {
  code?: Resolver<QuoteError, object, QuoteErrorCode>;
  field?: Resolver<QuoteError, object, string | null>;
  message?: Resolver<QuoteError, object, string>;
  retryAfter?: Resolver<QuoteError, object, number | null>;
};
export type QuoteLineResolvers = {
  amount?: Resolver<QuoteLine, object, Part<Money>>;
  label?: Resolver<QuoteLine, object, string>;
};
export type QuotePayloadResolvers = {
  errors?: Resolver<QuotePayload, object, readonly (Part<QuoteError>)[]>;
  quote?: Resolver<QuotePayload, object, Part<Quote> | null>;
};
export type RangeBracketResolvers = {
  from?: Resolver<RangeBracket, object, string | number>;
  price?: Resolver<RangeBracket, object, Part<Money>>;
  priceTo?: Resolver<RangeBracket, object, Part<Money> | null>;
  to?: Resolver<RangeBracket, object, string | number>;
};
export type RangePriceResolvers = {
  eta?: Resolver<RangePrice, object, string>;
  isExact?: Resolver<RangePrice, object, boolean>;
  option?: Resolver<RangePrice, object, string | number>;
  range?: Resolver<RangePrice, object, string>;
  total?: Resolver<RangePrice, object, Part<Money>>;
};
export type RangeStepResolvers = {
  key?: Resolver<RangeStep, object, string | number>;
  name?: Resolver<RangeStep, object, string>;
  price?: Resolver<RangeStep, object, Part<Money>>;
};
export type RatingResolvers = {
  average?: Resolver<Rating, object, number | null>;
  count?: Resolver<Rating, object, number>;
  counts?: Resolver<Rating, object, readonly (Part<StarCount>)[]>;
};
export type RealmListResolvers = {
  names?: Resolver<RealmList, object, readonly (string)[]>;
  region?: Resolver<RealmList, object, string>;
};
export type ReportReviewErrorResolvers = {
  code?: Resolver<ReportReviewError, object, ReportReviewErrorCode>;
  field?: Resolver<ReportReviewError, object, string | null>;
  message?: Resolver<ReportReviewError, object, string>;
  retryAfter?: Resolver<ReportReviewError, object, number | null>;
};
export type ReportReviewPayloadResolvers = {
  errors?: Resolver<ReportReviewPayload, object, readonly (Part<ReportReviewError>)[]>;
};
export type RequestedPlayerResolvers = {
  isAvailable?: Resolver<RequestedPlayer, object, boolean>;
  name?: Resolver<RequestedPlayer, object, string>;
  slug?: Resolver<RequestedPlayer, object, string | number>;
};
export type ReviewResolvers = {
  answer?: Resolver<Review, object, Part<ReviewAnswer> | null>;
  author?: Resolver<Review, object, string>;
  bought?: Resolver<Review, object, readonly (Part<ReviewedProduct>)[]>;
  boughtAt?: Resolver<Review, object, string>;
  createdAt?: Resolver<Review, object, string>;
  editedAt?: Resolver<Review, object, string | null>;
  id?: Resolver<Review, object, string | number>;
  stars?: Resolver<Review, object, number>;
  text?: Resolver<Review, object, string>;
};
export type ReviewAnswerResolvers = {
  at?: Resolver<ReviewAnswer, object, string>;
  text?: Resolver<ReviewAnswer, object, string>;
};
export type ReviewPageResolvers = {
  items?: Resolver<ReviewPage, object, readonly (Part<Review>)[]>;
  next?: Resolver<ReviewPage, object, string | number | null>;
  orders?: Resolver<ReviewPage, object, Part<OrderCounts> | null>;
  rating?: Resolver<ReviewPage, object, Part<Rating> | null>;
  total?: Resolver<ReviewPage, object, number>;
};
export type ReviewedProductResolvers = {
  game?: Resolver<ReviewedProduct, object, string>;
  name?: Resolver<ReviewedProduct, object, string>;
  path?: Resolver<ReviewedProduct, object, string | null>;
};
export type RewardResolvers = {
  emblem?: Resolver<Reward, object, string>;
  isChance?: Resolver<Reward, object, boolean>;
  kind?: Resolver<Reward, object, RewardKind>;
  name?: Resolver<Reward, object, string>;
  slot?: Resolver<Reward, object, string | null>;
};
export type SaidDayResolvers = {
  day?: Resolver<SaidDay, object, string>;
  end?: Resolver<SaidDay, object, number>;
  start?: Resolver<SaidDay, object, number>;
  text?: Resolver<SaidDay, object, string>;
};
export type SaidPriceResolvers = {
  above?: Resolver<SaidPrice, object, number | null>;
  below?: Resolver<SaidPrice, object, number | null>;
  currency?: Resolver<SaidPrice, object, Currency>;
  end?: Resolver<SaidPrice, object, number>;
  start?: Resolver<SaidPrice, object, number>;
  text?: Resolver<SaidPrice, object, string>;
};
export type SearchChipResolvers = {
  end?: Resolver<SearchChip, object, number>;
  key?: Resolver<SearchChip, object, string>;
  name?: Resolver<SearchChip, object, string>;
  start?: Resolver<SearchChip, object, number>;
  state?: Resolver<SearchChip, object, ChipState>;
  text?: Resolver<SearchChip, object, string>;
  value?: Resolver<SearchChip, object, string>;
};
export type SearchGameResolvers = {
  count?: Resolver<SearchGame, object, number>;
  game?: Resolver<SearchGame, object, Part<Category>>;
};
export type SearchResultResolvers = {
  also?: Resolver<SearchResult, object, readonly (string)[] | null>;
  categories?: Resolver<SearchResult, object, readonly (Part<Category>)[]>;
  games?: Resolver<SearchResult, object, readonly (Part<SearchGame>)[] | null>;
  instead?: Resolver<SearchResult, object, string | null>;
  leftOut?: Resolver<SearchResult, object, readonly (string)[] | null>;
  limit?: Resolver<SearchResult, object, number>;
  notSold?: Resolver<SearchResult, object, string | null>;
  page?: Resolver<SearchResult, object, number>;
  products?: Resolver<SearchResult, object, readonly (Part<Product>)[]>;
  total?: Resolver<SearchResult, object, number>;
};
export type SeasonResolvers = {
  endsOn?: Resolver<Season, object, string | null>;
  every?: Resolver<Season, object, string | null>;
  name?: Resolver<Season, object, string>;
  startsOn?: Resolver<Season, object, string | null>;
};
export type SessionPayloadResolvers = {
  token?: Resolver<SessionPayload, object, string>;
};
export type SetAlertPayloadResolvers = {
  errors?: Resolver<SetAlertPayload, object, readonly (Part<AlertError>)[]>;
};
export type SharedCartResolvers = {
  expiresAt?: Resolver<SharedCart, object, string>;
  lines?: Resolver<SharedCart, object, readonly (Part<SharedCartLine>)[]>;
};
export type SharedCartLineResolvers = {
  event?: Resolver<SharedCartLine, object, string | number | null>;
  options?: Resolver<SharedCartLine, object, readonly (Part<CartLineAnswer>)[]>;
  product?: Resolver<SharedCartLine, object, Part<Product> | null>;
  quantity?: Resolver<SharedCartLine, object, number>;
};
export type ShippingMethodResolvers = {
  code?: Resolver<ShippingMethod, object, string | number>;
  cost?: Resolver<ShippingMethod, object, Part<Money>>;
  title?: Resolver<ShippingMethod, object, string>;
};
export type SiteResolvers = {
  campaign?: Resolver<Site, object, Part<Campaign> | null>;
  chats?: Resolver<Site, object, readonly (Part<Channel>)[]>;
  company?: Resolver<Site, object, Part<Company>>;
  footer?: Resolver<Site, object, readonly (Part<FooterColumn>)[]>;
  hasSamples?: Resolver<Site, object, boolean>;
  legal?: Resolver<Site, object, readonly (Part<SiteLink>)[]>;
  mailboxes?: Resolver<Site, object, readonly (string)[]>;
  menu?: Resolver<Site, object, readonly (Part<SiteLink>)[]>;
  paying?: Resolver<Site, object, Part<Paying> | null>;
  social?: Resolver<Site, object, readonly (Part<Channel>)[]>;
  trust?: Resolver<Site, object, Part<Trust> | null>;
};
export type SiteLinkResolvers = {
  address?: Resolver<SiteLink, object, string | null>;
  name?: Resolver<SiteLink, object, string>;
  page?: Resolver<SiteLink, object, string | null>;
};
export type StarCountResolvers = {
  count?: Resolver<StarCount, object, number>;
  stars?: Resolver<StarCount, object, number>;
};
export type StoreCreditResolvers = {
  balance?: Resolver<StoreCredit, object, Part<Money>>;
  code?: Resolver<StoreCredit, object, string>;
  expiresAt?: Resolver<StoreCredit, object, string>;
  isBlocked?: Resolver<StoreCredit, object, boolean>;
};
export type SubscribeErrorResolvers = {
  code?: Resolver<SubscribeError, object, SubscribeErrorCode>;
  field?: Resolver<SubscribeError, object, string | null>;
  message?: Resolver<SubscribeError, object, string>;
  retryAfter?: Resolver<SubscribeError, object, number | null>;
};
export type SubscribePayloadResolvers = {
  errors?: Resolver<SubscribePayload, object, readonly (Part<SubscribeError>)[]>;
};
export type SubscriptionResolvers = {
  orderChanged?: { subscribe: Resolver<unknown, SubscriptionOrderChangedArgs, AsyncIterable<{ orderChanged: Part<Order> | null }>> };
};
export type SupportTimesResolvers = {
  answerBy?: Resolver<SupportTimes, object, string>;
  hereUntil?: Resolver<SupportTimes, object, string | null>;
};
export type TrustResolvers = {
  counts?: Resolver<Trust, object, readonly (Part<StarCount>)[]>;
  date?: Resolver<Trust, object, string>;
  reviews?: Resolver<Trust, object, number>;
  score?: Resolver<Trust, object, string>;
  source?: Resolver<Trust, object, string>;
  stars?: Resolver<Trust, object, number>;
};
export type UnpaidOrderResolvers = {
  idempotencyKey?: Resolver<UnpaidOrder, object, string | null>;
  number?: Resolver<UnpaidOrder, object, string>;
};
export type ViewerResolvers = {
  country?: Resolver<Viewer, object, string>;
  currency?: Resolver<Viewer, object, Currency>;
  locale?: Resolver<Viewer, object, string>;
  region?: Resolver<Viewer, object, Region>;
};