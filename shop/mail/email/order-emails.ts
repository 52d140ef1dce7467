import { orderUrl, receiptUrl } from '#shop/config/storefront.ts';
import { formatMoment } from '#shop/language/moment.ts';
import type {
  MessageWaiting,
  OrderDone,
  OrderPaid,
  OrderPlaced,
  OrderStarted,
  OrderUnpaid,
  RunCalledOff,
} from '#shop/mail/message.ts';
import { countedName } from '#shop/order/line/counted-name.ts';
import type { Places } from '#shop/mail/places.ts';
import type { Content, Row } from './layout.ts';
import { followLink, KEEP_LINK } from './order-link.ts';

export function orderPlacedEmail(message: OrderPlaced, places: Places): Content {
  const { number, token, lines, adjustments = [], total, vat, payBy, hasSeats = false } = message;
  return {
    subject: `Your order ${number}`,
    preview: `${total} in total. Here is the link to follow it.`,
    paragraphs: [
      ...(payBy ? [waitingUntil(payBy, hasSeats)] : []),
      'Thank you for your order. Here is what you picked:',
    ],
    rows: [
      ...lines.map(({ quantity, name, isRun = false, total: value, facts = [] }) => ({
        name: countedName(name, quantity, isRun),
        value,
        notes: facts,
      })),
      ...adjustments,
    ],
    sum: { name: 'Total', value: total, ...(vat && { notes: [vat] }) },
    link: followLink(number, token, places),
    closing: KEEP_LINK,
  };
}

export function orderUnpaidEmail({ number, token, rows, total, payBy }: OrderUnpaid, places: Places): Content {
  return {
    subject: `Your order ${number} is not paid yet`,
    preview: `Still want it? You can pay until ${formatMoment(payBy)}.`,
    paragraphs: [
      `Your payment for ${number} did not go through, or was not finished. Nothing you chose is lost: the same order, at the same price, can be paid until ${formatMoment(payBy)}.`,
    ],
    rows,
    sum: { name: 'Total', value: total },
    link: { text: `Pay for ${number}`, url: orderUrl(places.siteUrl, token) },
    closing: `Changed your mind? Do nothing: the order expires on its own, and we send no second reminder. ${KEEP_LINK}`,
  };
}

export function orderPaidEmail(message: OrderPaid, places: Places): Content {
  const { number, token, total, paymentMethod, lines, invoice } = message;
  return {
    subject: `We have your payment for ${number}`,
    preview: `${total} by ${paymentMethod}. We’re finding your team.`,
    paragraphs: [
      `${total} by ${paymentMethod} has arrived. We are looking for your team now, and promise these times:`,
    ],
    rows: lines.flatMap(({ name, startBy, doneBy }) => [{ name, value: promise(startBy, doneBy) }]),
    link: followLink(number, token, places),
    more: {
      text: invoice ? `Receipt (PDF); invoice ${invoice} is on the order’s page` : 'Receipt (PDF)',
      url: receiptUrl(places.siteUrl, token),
    },
    closing: `If we’re late, you get part of your money back, and the order’s page shows how much. ${KEEP_LINK}`,
  };
}

export function orderStartedEmail({ number, token, line, doneBy }: OrderStarted, places: Places): Content {
  return {
    subject: `Work on ${number} has started`,
    preview: line,
    paragraphs: [
      `Your team has started on ${line}.`,
      ...(doneBy ? [`It will be done by ${formatMoment(doneBy)}.`] : []),
      'Progress, messages and pictures appear on the order’s page while it is open.',
    ],
    link: followLink(number, token, places),
    closing: KEEP_LINK,
  };
}

export function messageWaitingEmail({ number, token, excerpt }: MessageWaiting, places: Places): Content {
  return {
    subject: `A message about ${number}`,
    preview: excerpt,
    paragraphs: ['Your team has written:'],
    quote: excerpt,
    link: { text: 'Read and answer', url: orderUrl(places.siteUrl, token) },
    closing: 'Please answer on the order’s page; no one reads replies to this email.',
  };
}

export function orderDoneEmail({ number, token, lines }: OrderDone, places: Places): Content {
  return {
    subject: `${number} is done`,
    preview: 'Check it and confirm.',
    paragraphs: ['Everything you ordered is done. You can also leave a review on the order’s page, no account needed.'],
    rows: lines.map((name): Row => ({ name, value: 'Done' })),
    link: { text: 'Check and confirm', url: orderUrl(places.siteUrl, token) },
    closing: 'Something wrong? Tell us on the order’s page within 72 hours, and we fix it or refund it.',
  };
}

export function runCanceledEmail(message: RunCalledOff, places: Places): Content {
  const { number, token, run, startsAt, reason } = message;
  return {
    subject: `A run of ${number} is called off`,
    preview: 'Pick another date, or get your money back.',
    paragraphs: [
      `We had to call off ${run} on ${formatMoment(startsAt)}. ${reason}`,
      'On the order’s page you can pick another date for free, or get back what you paid for it.',
    ],
    link: { text: 'Pick a date or a refund', url: orderUrl(places.siteUrl, token) },
    closing: KEEP_LINK,
  };
}

function waitingUntil(payBy: string, hasSeats: boolean): string {
  const [held, later] = hasSeats
    ? ['We hold your seats', 'another date, or the money back in full']
    : ['We wait for your payment', 'the order after all, or the money back in full'];
  return `${held} until ${formatMoment(payBy)}. Then the order expires. If you pay later, you choose: ${later}.`;
}

function promise(startBy: string | null, doneBy: string | null): string {
  const times = [startBy && `starts by ${formatMoment(startBy)}`, doneBy && `done by ${formatMoment(doneBy)}`];
  return times.filter(Boolean).join(', ') || 'as agreed on the order’s page';
}
