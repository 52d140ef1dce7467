import { choiceWords } from './choice-words.ts';
import { formatMoment } from '#shop/language/moment.ts';
import { formatMinor, type Currency } from '#shop/money/currency.ts';
import { shortSpan } from '#shop/product/quote/span.ts';
import { type Order, type OrderLine, worthOf } from '#shop/order/store.ts';

/** The text below a line's name on payment pages and in mails: its choices, its date, its players. */
export function lineFacts(
  line: Pick<OrderLine, 'name' | 'options' | 'identity' | 'eta' | 'start_minutes' | 'event_starts_at'>,
): string[] {
  const choices = choiceWords(line.options, line.name).join(' · ');
  // Account data from the line's own options is among its choices.
  const others = line.identity.filter(({ value }) => !line.options.some((option) => option.value === value));
  const identity = others.map(({ name, value }) => `${name}: ${value}`).join(' · ');
  return [choices, timingWords(line), identity].filter(Boolean);
}

/** How soon work on a line without a date begins, as promised. */
export function startWords(minutes: number): string {
  return `Within ${shortSpan(minutes)}`;
}

/** What a line costs. */
export function linePrice(totalMinor: number, currency: Currency): string {
  return totalMinor === 0 ? 'Free' : formatMinor(totalMinor, currency);
}

/** The items between the lines and the total; together they are the total. Empty if the lines add up to it. */
export function adjustments(
  order: Pick<Order, 'total_minor' | 'discount_minor' | 'coupon' | 'credit_minor' | 'currency'>,
) {
  const { discount_minor, credit_minor, currency } = order;
  if (discount_minor === 0 && credit_minor === 0) return [];
  const coupon = { name: `Coupon ${order.coupon ?? ''}`.trim(), value: formatMinor(-discount_minor, currency) };
  const credit = { name: 'Store credit', value: formatMinor(-credit_minor, currency) };
  return [
    { name: 'Subtotal', value: formatMinor(worthOf(order) + discount_minor, currency) },
    ...(discount_minor > 0 ? [coupon] : []),
    ...(credit_minor > 0 ? [credit] : []),
  ];
}

function timingWords({ event_starts_at, start_minutes, eta }: Parameters<typeof lineFacts>[0]): string {
  if (event_starts_at) return `Run on ${formatMoment(event_starts_at.toISOString())}`;
  const start = `Starts ${startWords(start_minutes).toLowerCase()} of your payment`;
  return /^\d/.test(eta) ? `${start}, takes ${eta}` : start;
}
