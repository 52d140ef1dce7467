import { orderUrl, receiptUrl } from '#shop/config/storefront.ts';
import { formatDay, formatMoment } from '#shop/language/moment.ts';
import type { BuyerRefund, LatePayment, OrderRefund, OrderTip, ReferralReward } from '#shop/mail/message.ts';
import type { Places } from '#shop/mail/places.ts';
import type { Content } from './layout.ts';
import { followLink, KEEP_LINK } from './order-link.ts';

type MoneyMessage = BuyerRefund | LatePayment | OrderRefund | OrderTip | ReferralReward;

/** Mails about refunds and about payments beside an order's price. */
export function moneyEmail(message: MoneyMessage, places: Places): Content {
  switch (message.kind) {
    case 'order-refund':
      return orderRefundEmail(message, places);
    case 'buyer-refund':
      return buyerRefundEmail(message, places);
    case 'late-payment':
      return latePaymentEmail(message, places);
    case 'order-tip':
      return orderTipEmail(message, places);
    case 'referral-reward':
      return referralRewardEmail(message, places);
  }
}

export function orderRefundEmail(message: OrderRefund, places: Places): Content {
  const { number, token, amount, reason, money = amount, credit, returned, isGift = false } = message;
  return {
    subject: `${amount} back for ${number}`,
    preview: reason,
    paragraphs: [
      `${isGift ? `${amount} goes back to the buyer` : `You get ${amount} back`}. Reason: ${reason.replace(/\.$/, '')}.`,
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
    link: followLink(number, token, places),
    closing: KEEP_LINK,
  };
}

function orderTipEmail({ number, token, amount, paidAt }: OrderTip, places: Places): Content {
  return {
    subject: `Thank you: ${amount} tip for ${number}`,
    preview: 'For the players who worked on your order.',
    paragraphs: [
      `Your tip of ${amount} arrived on ${formatMoment(paidAt)}. It goes to the players who worked on your order, and this is your receipt.`,
    ],
    rows: [{ name: `Tip for ${number}`, value: amount }],
    link: followLink(number, token, places),
    closing: KEEP_LINK,
  };
}

function latePaymentEmail(message: LatePayment, places: Places): Content {
  const { number, token, amount, chooseBy, hasSeats } = message;
  const came = `Your payment of ${amount} arrived after the order had expired.`;
  if (chooseBy === null) {
    return {
      subject: `${amount} back for ${number}`,
      preview: 'Your payment arrived after the order had expired.',
      paragraphs: [`${came} All of it goes back the way you paid.`, 'Banks take up to five working days to show it.'],
      link: followLink(number, token, places),
      closing: KEEP_LINK,
    };
  }
  const other = hasSeats ? 'another date for your seats, which others may have taken by now' : 'the order after all';
  return {
    subject: `Your payment for ${number} came late`,
    preview: 'Choose what happens to it.',
    paragraphs: [
      `${came} On the order’s page, choose ${other}, or a full refund.`,
      `If you don’t choose by ${formatMoment(chooseBy)}, we’ll send the money back.`,
    ],
    link: { text: 'Choose', url: orderUrl(places.siteUrl, token) },
    closing: KEEP_LINK,
  };
}

function buyerRefundEmail({ number, papers, amount }: BuyerRefund, { siteUrl }: Places): Content {
  return {
    subject: `${amount} back for ${number}, which you handed over`,
    preview: 'It goes back the way you paid.',
    paragraphs: [
      `We are paying back ${amount} for order ${number}, which you bought and handed over. It goes back the way you paid, and store credit returns to its code. Banks take up to five working days to show it.`,
    ],
    link: { text: 'Receipt (PDF)', url: receiptUrl(siteUrl, papers) },
    closing: 'The new owner of the order gets an email as well. The receipt states what went back.',
  };
}

function referralRewardEmail({ amount, balance, code, until }: ReferralReward, { siteUrl }: Places): Content {
  return {
    subject: `${amount} store credit from a friend`,
    preview: 'Thank you for telling a friend.',
    paragraphs: [
      `A friend used your code, and their order is done. You get ${amount} in store credit; your balance is ${balance} now.`,
      `Enter the code ${code} in your cart to pay with it, until ${formatDay(until)}. Anyone with the code can spend it.`,
    ],
    link: { text: 'Spend it', url: siteUrl },
    closing: 'If your friend gets money back for the order, we take back what you have not spent yet.',
  };
}
