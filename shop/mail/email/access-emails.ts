import { contactUrl, invoiceUrl, orderListUrl, receiptUrl } from '#shop/config/storefront.ts';
import type { OrderGift, OrderHandedOver, OrderLink, OrderList } from '#shop/mail/message.ts';
import type { Places } from '#shop/mail/places.ts';
import type { Content, Row } from './layout.ts';
import { followLink, KEEP_LINK } from './order-link.ts';

/** Mails that open an order or a list of orders, and the one after an order was handed over. */
export function accessEmail(message: OrderGift | OrderHandedOver | OrderLink | OrderList, places: Places): Content {
  switch (message.kind) {
    case 'order-link':
      return orderLinkEmail(message, places);
    case 'order-gift':
      return orderGiftEmail(message, places);
    case 'order-handed-over':
      return orderHandedOverEmail(message, places);
    case 'order-list':
      return orderListEmail(message, places);
  }
}

function orderLinkEmail({ number, token, because }: OrderLink, places: Places): Content {
  return {
    subject: `The link to your order ${number}`,
    preview: because === 'asked' ? 'You asked for it on our page.' : 'The earlier link no longer works.',
    paragraphs: [
      because === 'asked'
        ? 'Someone entered this address and the number of your order, and asked for its link. Here it is:'
        : 'The earlier link to this order no longer works. Use this one instead:',
    ],
    link: followLink(number, token, places),
    closing: because === 'asked' ? `If it was not you, do nothing: only you have received it. ${KEEP_LINK}` : KEEP_LINK,
  };
}

function orderGiftEmail({ number, token, lines }: OrderGift, places: Places): Content {
  return {
    subject: `Order ${number} is yours now`,
    preview: 'Someone bought it and handed it over to you.',
    paragraphs: [
      'Someone bought this at Waystone and handed the order over to you. It is paid for, so it costs you nothing.',
      'On its page you can follow the work and talk to your team. Tell them there which character it is for.',
    ],
    rows: lines.map((name): Row => ({ name, value: 'Paid' })),
    link: followLink(number, token, places),
    closing: `If money comes back, it goes to the person who paid. ${KEEP_LINK} Not meant for you? Then do nothing.`,
  };
}

function orderHandedOverEmail(message: OrderHandedOver, { siteUrl }: Places): Content {
  const { number, papers, invoice } = message;
  return {
    subject: `You have handed over ${number}`,
    preview: 'Its new link has gone to the address you entered.',
    paragraphs: [
      `The order ${number} is handed over. Its new link has gone to the address you entered, and so will all further emails. Your link no longer opens it.`,
      papers
        ? 'If money comes back, it still goes back the way you paid, and we write to you. The receipt stays yours, at the link below. Keep this email.'
        : 'If money comes back, it goes to the buyer.',
    ],
    link: papers
      ? { text: 'Receipt (PDF)', url: receiptUrl(siteUrl, papers) }
      : { text: 'Write to us', url: contactUrl(siteUrl) },
    ...(papers && invoice && { more: { text: `Invoice ${invoice} (PDF)`, url: invoiceUrl(siteUrl, papers, invoice) } }),
    closing: 'Not you, or the wrong address? Write to us right away, with the order number.',
  };
}

function orderListEmail({ token }: OrderList, { siteUrl }: Places): Content {
  return {
    subject: 'The link to all your orders',
    preview: 'You asked for it on our page.',
    paragraphs: ['Someone entered this address and asked for a list of its orders. Here it is:'],
    link: { text: 'Show my orders', url: orderListUrl(siteUrl, token) },
    closing: 'The link works once, within 30 minutes. If it was not you, do nothing: only you have received it.',
  };
}
