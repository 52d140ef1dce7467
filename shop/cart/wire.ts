import { currencySymbol, formatMinor, microsDecimal, minorDecimal, type Currency } from '#shop/money/currency.ts';
import { codeEnd } from '#shop/credit/rules.ts';
import { creditHint } from '#shop/cart/credit/cart-credit.ts';
import { couponHint } from '#shop/cart/coupon/coupon-error.ts';
import { lineEventData } from '#shop/event/wire.ts';
import type { Choice } from '#shop/product/quote/configure.ts';
import { lineName } from '#shop/product/quote/text/line-name.ts';
import { isCountable } from '#shop/product/quote/quantity.ts';
import { etaWire } from '#shop/product/wire/wire-price.ts';
import type { OrderedOption } from '#shop/order/table.ts';
import { priceData, totalsData } from '#shop/order/amount-wire.ts';
import { pictureOf } from '#shop/product/picture.ts';
import { choiceWords } from '#shop/order/line/choice-words.ts';
import { requestedWire } from '#shop/wish/wish.ts';
import { lineVersion } from './line/configuration.ts';
import type { PricedCart, PricedLine } from './price/priced.ts';

const PLACEHOLDER = '/media/house/placeholder-500x500.webp';

/** `data` of GET cart: a list if it is empty, as shops with this API have always responded. */
export function cartData(cart: PricedCart | undefined): object {
  if (!cart) return [];
  const { currency } = cart.exchange;
  return {
    cart_id: String(cart.cart.id),
    products: cart.lines.map((line) => lineData(line, currency)),
    vouchers: [],
    coupon: cart.cart.coupon ?? '',
    coupon_hint: couponHintOf(cart),
    coupon_status: 1,
    credit: creditData(cart),
    voucher: '',
    voucher_status: 0,
    reward: '',
    reward_status: 0,
    totals: totalsData(sumsOf(cart), currency),
    ...summaryData(cart, currency),
    total_raw: cart.totalMinor / 100,
    total_decimal: minorDecimal(cart.totalMinor),
    weight: '',
    has_shipping: 0,
    has_download: 0,
    has_recurring_products: false,
    currency: {
      currency_id: '',
      code: currency,
      symbol_left: currencySymbol(currency),
      symbol_right: '',
      decimal_place: '2',
      // Every number of ours is in the requested currency already.
      value: 1,
    },
    cart_version: cart.version,
  };
}

function sumsOf({ subTotalMinor, discount, credit, totalMinor }: PricedCart) {
  return {
    subTotalMinor,
    coupon: discount?.code,
    discountMinor: discount?.minor ?? 0,
    credit: credit && codeEnd(credit.code),
    creditMinor: credit?.minor ?? 0,
    totalMinor,
  };
}

function creditData({ credit: given, exchange: { currency } }: PricedCart) {
  if (!given) return null;
  return {
    code: given.code,
    used_decimal: minorDecimal(given.minor),
    left_decimal: minorDecimal(given.availableMinor - given.minor),
    expires_at: given.credit?.expires_at.toISOString() ?? null,
    hint: creditHint(given, currency),
  };
}

/** Why a coupon on the cart takes nothing off it now; empty if it does, and without one. */
function couponHintOf(cart: PricedCart): string {
  if (cart.cart.coupon === null || cart.discount) return '';
  return couponHint(cart.cart.coupon, cart, cart.exchange.currency);
}

/** What the response to every change of the cart contains beside the cart. */
export function summaryData(cart: PricedCart | undefined, currency: Currency) {
  const price = formatMinor(cart?.totalMinor ?? 0, currency);
  return {
    total: `${cart?.count ?? 0} item(s) - ${price}`,
    total_product_count: cart?.count ?? 0,
    total_price: price,
  };
}

export function lineData(priced: PricedLine, currency: Currency): object {
  const { line, product, choices, quote, seen, problem, event, requested, discountMinor } = priced;
  const unitMicros = quote?.unitMicros ?? 0;
  const totalMinor = quote?.totalMinor ?? 0;
  const options = choices.flatMap(optionData);
  const name = lineName(product?.offer.name ?? line.product_name, choices);
  return {
    key: String(line.id),
    product_id: line.product_id,
    name,
    model: product?.slug ?? '',
    thumb: product ? pictureOf(product.slug) : PLACEHOLDER,
    quantity: line.quantity,
    minimum: product?.offer.minimum ?? 1,
    maximum: product?.offer.maximum ?? null,
    countable: product && (isCountable(product.offer) || line.quantity !== product.offer.minimum) ? 1 : 0,
    version: lineVersion(line),
    option: options,
    choices: choiceWords(options, name),
    option_answers: answersData(priced),
    stock: quote !== undefined,
    recurring: '',
    reward: '',
    points: 0,
    ...priceData(unitMicros, totalMinor, currency),
    price_before_decimal: seen ? microsDecimal(seen.unitMicros) : null,
    total_before_decimal: seen ? minorDecimal(seen.totalMinor) : null,
    problem: problem ? { ...problem, quantity: problem.quantity ?? null } : null,
    discount_decimal: minorDecimal(discountMinor),
    event: lineEventData(event),
    requested_player: requestedWire(requested),
    seo_url: product?.slug ?? '',
    breadcrumbs: product?.breadcrumbs ?? [],
    game: product ? { name: product.game.name, seo_url: product.game.seo_url } : null,
    start: event ? '' : (product?.start ?? ''),
    ...etaWire(quote?.eta ?? product?.offer.eta ?? { words: '', minutes: null }),
  };
}

/** A realm by its name, as in forms; one that has left the catalogue is left out. */
export function answersData({
  line,
  product,
}: Pick<PricedLine, 'line' | 'product'>): Record<string, string | string[]> {
  const entries = Object.entries(line.options).flatMap(([id, answer]): [string, string | string[]][] => {
    const option = product?.offer.options.find((one) => String(one.id) === id);
    if (option?.type !== 'realm') return [[id, Array.isArray(answer) ? answer.map(String) : String(answer)]];
    const realm = option.values.find((value) => value.id === answer);
    return realm ? [[id, realm.name]] : [];
  });
  return Object.fromEntries(entries);
}

/** One entry per chosen value, the full text for texts. */
export function optionData({ option, values, shown }: Choice): OrderedOption[] {
  const { id, type, name } = option;
  const entry = { product_option_id: id, type, name };
  if (values.length === 0) return [{ ...entry, product_option_value_id: null, value: shown }];
  return values.map((value) => ({ ...entry, product_option_value_id: value.id, value: value.name }));
}
