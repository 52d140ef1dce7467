import { contactUrl, invoiceUrl, orderListUrl, orderUrl, receiptUrl } from '#shop/config/storefront.ts';
import type { Content, Row } from './layout.ts';
import type { Places } from '#shop/mail/places.ts';
import type {
  BuyerRefund,
  LatePayment,
  MessageWaiting,
  OrderDone,
  OrderGift,
  OrderHandedOver,
  OrderLink,
  OrderList,
  OrderPaid,
  OrderPlaced,
  OrderRefund,
  OrderStarted,
  OrderTip,
  OrderUnpaid,
  ReferralReward,
  RunCalledOff,
} from '#shop/mail/message.ts';
import { formatDay, formatMoment } from '#shop/language/moment.ts';

const KEEP = 'Anyone with the link above can see the order, so keep it to yourself.';

export function orderPlacedEmail(message: OrderPlaced, places: Places): Content {
  const { number, token, lines, adjustments = [], total, vat, payBy, hasSeats = false } = message;
  return {
    subject: `Your order ${number}`,
    preview: `${total} in total. Here is the link to follow it.`,
    paragraphs: [
      ...(payBy ? [waitingUntil(payBy, hasSeats)] : []),
      'Thank you for your order. This is what you have chosen:',
    ],
    rows: [
      ...lines.map(({ quantity, name, total: value, facts = [] }) => ({
        name: quantity === 1 ? name : `${quantity} × ${name}`,
        value,
        notes: facts,
      })),
      ...adjustments,
    ],
    sum: { name: 'Total', value: total, ...(vat && { notes: [vat] }) },
    link: follow(number, token, places),
    closing: KEEP,
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
    link: { text: `Go on with ${number}`, url: orderUrl(places.siteUrl, token) },
    closing: `Changed your mind? Do nothing: the order expires by itself, and we send no second reminder. ${KEEP}`,
  };
}

export function orderPaidEmail(message: OrderPaid, places: Places): Content {
  const { number, token, total, paymentMethod, lines, invoice } = message;
  return {
    subject: `We have your payment for ${number}`,
    preview: `${total} by ${paymentMethod}. A team is being found.`,
    paragraphs: [
      `${total} by ${paymentMethod} has arrived. We are looking for your team now, and promise these times:`,
    ],
    rows: lines.flatMap(({ name, startBy, doneBy }) => [{ name, value: promise(startBy, doneBy) }]),
    link: follow(number, token, places),
    more: {
      text: invoice ? `Receipt (PDF); invoice ${invoice} is on the order’s page` : 'Receipt (PDF)',
      url: receiptUrl(places.siteUrl, token),
    },
    closing: `If we are late you get a part back, and the order's page works it out by itself. ${KEEP}`,
  };
}

export function orderStartedEmail({ number, token, line, doneBy }: OrderStarted, places: Places): Content {
  return {
    subject: `Work on ${number} has begun`,
    preview: line,
    paragraphs: [
      `Your team has started on ${line}.`,
      ...(doneBy ? [`It will be done by ${formatMoment(doneBy)}.`] : []),
      'Progress, messages and pictures appear on the order’s page while it is open.',
    ],
    link: follow(number, token, places),
    closing: KEEP,
  };
}

export function messageWaitingEmail({ number, token, excerpt }: MessageWaiting, places: Places): Content {
  return {
    subject: `A message about ${number}`,
    preview: excerpt,
    paragraphs: ['Your team has written:'],
    quote: excerpt,
    link: { text: 'Read and answer', url: orderUrl(places.siteUrl, token) },
    closing: 'Please answer on the order’s page; no one reads replies to this mail.',
  };
}

export function orderDoneEmail({ number, token, lines }: OrderDone, places: Places): Content {
  return {
    subject: `${number} is done`,
    preview: 'Have a look, and confirm it.',
    paragraphs: [
      'Everything you ordered is done. On the order’s page you can also say how it was: a review needs no account.',
    ],
    rows: lines.map((name): Row => ({ name, value: 'Done' })),
    link: { text: 'Look and confirm', url: orderUrl(places.siteUrl, token) },
    closing: 'Something is not right? Tell us on the order’s page within 72 hours, and we fix it or refund it.',
  };
}

export function orderRefundEmail(message: OrderRefund, places: Places): Content {
  const { number, token, amount, reason, money = amount, credit, returned, isGift = false } = message;
  return {
    subject: `${amount} back for ${number}`,
    preview: reason,
    paragraphs: [
      `${isGift ? `${amount} goes back to the buyer` : `You get ${amount} back`}. Reason: ${reason}.`,
      ...(money && !isGift
        ? [`We are paying ${money} back the way you paid. Banks take up to five working days to show it.`]
        : []),
      ...(credit
        ? [
            `${credit.amount} is store credit now, bonus included. Enter the code ${credit.code} in your cart to pay with it, until ${formatDay(credit.until)}. Anyone with the code can spend it.`,
          ]
        : []),
      ...(returned && !isGift ? [`${returned} is back on the store credit that you paid with.`] : []),
    ],
    link: follow(number, token, places),
    closing: KEEP,
  };
}

export function orderTipEmail({ number, token, amount, paidAt }: OrderTip, places: Places): Content {
  return {
    subject: `Thank you: ${amount} tip for ${number}`,
    preview: 'For those who worked on your order.',
    paragraphs: [
      `Your tip of ${amount} came on ${formatMoment(paidAt)}. It is for those who worked on your order, and this is your receipt for it.`,
    ],
    rows: [{ name: `Tip for ${number}`, value: amount }],
    link: follow(number, token, places),
    closing: KEEP,
  };
}

export function orderLinkEmail({ number, token, because }: OrderLink, places: Places): Content {
  return {
    subject: `The link to your order ${number}`,
    preview: because === 'asked' ? 'You asked for it on our page.' : 'The earlier link no longer works.',
    paragraphs: [
      because === 'asked'
        ? 'Someone entered this address and the number of your order, and asked for its link. Here it is:'
        : 'The earlier link to this order was given up and no longer works. This one takes its place:',
    ],
    link: follow(number, token, places),
    closing: because === 'asked' ? `If it was not you, do nothing: only you have received it. ${KEEP}` : KEEP,
  };
}

export function orderGiftEmail({ number, token, lines }: OrderGift, places: Places): Content {
  return {
    subject: `Order ${number} is yours now`,
    preview: 'Someone has bought it and handed it over to you.',
    paragraphs: [
      'Someone has bought this at Waystone and handed the order over to you. It is paid, so it is free for you.',
      'On its page you follow the work and talk to your team. Tell them there which character it is for.',
    ],
    rows: lines.map((name): Row => ({ name, value: 'Paid' })),
    link: follow(number, token, places),
    closing: `If money comes back, it goes to the person who paid. ${KEEP} Not meant for you? Then do nothing.`,
  };
}

export function orderHandedOverEmail(message: OrderHandedOver, { siteUrl }: Places): Content {
  const { number, papers, invoice } = message;
  return {
    subject: `You have handed over ${number}`,
    preview: 'Its new link has gone to the address you entered.',
    paragraphs: [
      `The order ${number} is handed over. Its new link has gone to the address you entered, and so do all further mails; your link no longer opens it.`,
      papers
        ? 'If money comes back, it still goes back the way you paid, and we write to you. The receipt is yours alone, by the link below: keep this mail.'
        : 'If money comes back, it goes to the buyer.',
    ],
    link: papers
      ? { text: 'Receipt (PDF)', url: receiptUrl(siteUrl, papers) }
      : { text: 'Write to us', url: contactUrl(siteUrl) },
    ...(papers && invoice && { more: { text: `Invoice ${invoice} (PDF)`, url: invoiceUrl(siteUrl, papers, invoice) } }),
    closing: 'Was it not you, or was the address wrong? Write to us at once, with the number of the order.',
  };
}

export function buyerRefundEmail({ number, papers, amount }: BuyerRefund, { siteUrl }: Places): Content {
  return {
    subject: `${amount} for ${number}, which you handed over`,
    preview: 'It goes back the way you paid.',
    paragraphs: [
      `${amount} of the order ${number} comes back. You paid for it, so it goes back the way you paid, store credit to its code. Banks take up to five working days to show it.`,
    ],
    link: { text: 'Receipt (PDF)', url: receiptUrl(siteUrl, papers) },
    closing: 'The new owner of the order gets a mail as well. The receipt states what has gone back.',
  };
}

export function referralRewardEmail({ amount, balance, code, until }: ReferralReward, { siteUrl }: Places): Content {
  return {
    subject: `${amount} store credit from a friend`,
    preview: 'Thank you for telling a friend.',
    paragraphs: [
      `A friend has used your code, and their order is done. ${amount} is yours as store credit; ${balance} is on it now.`,
      `Enter the code ${code} in your cart to pay with it, until ${formatDay(until)}. Anyone with the code can spend it.`,
    ],
    link: { text: 'Choose something', url: siteUrl },
    closing: 'Should your friend get money back for the order, we take back what of this is not spent yet.',
  };
}

export function orderListEmail({ token }: OrderList, { siteUrl }: Places): Content {
  return {
    subject: 'The link to all your orders',
    preview: 'You asked for it on our page.',
    paragraphs: ['Someone entered this address and asked for a list of its orders. Here it is:'],
    link: { text: 'Show my orders', url: orderListUrl(siteUrl, token) },
    closing: 'The link works once, within 30 minutes. If it was not you, do nothing: only you have received it.',
  };
}

export function runCanceledEmail(message: RunCalledOff, places: Places): Content {
  const { number, token, run, startsAt, reason } = message;
  return {
    subject: `A run of ${number} is called off`,
    preview: 'Choose another date, or take your money back.',
    paragraphs: [
      `We had to call off ${run} on ${formatMoment(startsAt)}. ${reason}`,
      'On the order’s page you can choose another date, free of charge, or take back what you paid for it.',
    ],
    link: { text: 'Choose a date or the money', url: orderUrl(places.siteUrl, token) },
    closing: KEEP,
  };
}

export function latePaymentEmail(message: LatePayment, places: Places): Content {
  const { number, token, amount, chooseBy, hasSeats } = message;
  const came = `Your payment of ${amount} came after the order had ended.`;
  if (chooseBy === null) {
    return {
      subject: `${amount} back for ${number}`,
      preview: 'Your payment came after the order had ended.',
      paragraphs: [`${came} All of it goes back the way you paid.`, 'Banks take up to five working days to show it.'],
      link: follow(number, token, places),
      closing: KEEP,
    };
  }
  const other = hasSeats ? 'another date for your seats, which others may have taken by now' : 'the order after all';
  return {
    subject: `Your payment for ${number} came late`,
    preview: 'Choose what happens with it.',
    paragraphs: [
      `${came} You choose on its page: ${other}, or all of the money back.`,
      `If we hear nothing until ${formatMoment(chooseBy)}, the money goes back by itself.`,
    ],
    link: { text: 'Choose', url: orderUrl(places.siteUrl, token) },
    closing: KEEP,
  };
}

function waitingUntil(payBy: string, hasSeats: boolean): string {
  const [held, later] = hasSeats
    ? ['We hold your seats', 'another date, or the money back in full']
    : ['We wait for your payment', 'the order after all, or the money back in full'];
  return `${held} until ${formatMoment(payBy)}. Then the order expires. If you pay later, you choose: ${later}.`;
}

function promise(startBy: string | null, doneBy: string | null): string {
  const times = [startBy && `begun by ${formatMoment(startBy)}`, doneBy && `done by ${formatMoment(doneBy)}`];
  return times.filter(Boolean).join(', ') || 'as agreed on the order’s page';
}

function follow(number: string, token: string, places: Places): { text: string; url: string } {
  return { text: `Follow order ${number}`, url: orderUrl(places.siteUrl, token) };
}
