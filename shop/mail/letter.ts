import type { Message, OrderPlaced, SubscribeConfirm } from './message.ts';
import { layOut } from './layout.ts';

export type Letter = { subject: string; text: string; html: string };

/** Addresses a letter leads to, both without a final slash. */
export type Places = { siteUrl: string; publicUrl: string };

export function writeLetter(message: Message, places: Places): Letter {
  switch (message.kind) {
    case 'subscribe-confirm':
      return confirmLetter(message, places);
    case 'order-placed':
      return orderLetter(message, places);
  }
}

function confirmLetter({ token }: SubscribeConfirm, { publicUrl }: Places): Letter {
  return layOut({
    subject: 'Confirm your subscription to Waystone',
    paragraphs: ['Somebody asked us to send news and offers to this address. If it was you, confirm it:'],
    link: { text: 'Confirm the subscription', url: `${publicUrl}/api/public/subscribe/${token}` },
    closing: 'The link works once, within seven days. If it was not you, do nothing and you will hear no more.',
  });
}

function orderLetter({ number, token, lines, total }: OrderPlaced, { siteUrl }: Places): Letter {
  return layOut({
    subject: `Your order ${number}`,
    paragraphs: ['Thank you for your order. This is what you have chosen:'],
    rows: [...lines.map((line) => ({ name: `${line.quantity} × ${line.name}`, value: line.total }))],
    sum: { name: 'Total', value: total },
    link: { text: `Follow order ${number}`, url: `${siteUrl}/en-us/order/${token}` },
    closing: 'Whoever has this link can see the order, so keep it to yourself.',
  });
}
