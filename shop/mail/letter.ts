import { inquiryForTeamLetter, inquiryReceivedLetter } from './inquiry-letters.ts';
import { layOut, type Content } from './layout.ts';
import type { Message, SubscribeConfirm } from './message.ts';
import {
  latePaymentLetter,
  orderDoneLetter,
  orderLinkLetter,
  orderPaidLetter,
  orderPlacedLetter,
  orderRefundLetter,
  orderStartedLetter,
  messageWaitingLetter,
  runCalledOffLetter,
} from './order-letters.ts';
import type { Places } from './places.ts';

export type Letter = { subject: string; text: string; html: string };

/** The words of a mail, as HTML and as text. */
export function writeLetter(message: Message, places: Places): Letter {
  return layOut(contentOf(message, places), [
    'Waystone Digital FZ-LLC, registered in the United Arab Emirates, number 3527',
    places.siteUrl,
  ]);
}

function contentOf(message: Message, places: Places): Content {
  switch (message.kind) {
    case 'subscribe-confirm':
      return subscribeConfirmLetter(message, places);
    case 'order-placed':
      return orderPlacedLetter(message, places);
    case 'order-paid':
      return orderPaidLetter(message, places);
    case 'order-started':
      return orderStartedLetter(message, places);
    case 'message-waiting':
      return messageWaitingLetter(message, places);
    case 'order-done':
      return orderDoneLetter(message, places);
    case 'order-refund':
      return orderRefundLetter(message, places);
    case 'order-link':
      return orderLinkLetter(message, places);
    case 'run-called-off':
      return runCalledOffLetter(message, places);
    case 'late-payment':
      return latePaymentLetter(message, places);
    case 'inquiry-received':
      return inquiryReceivedLetter(message, places);
    case 'inquiry-for-team':
      return inquiryForTeamLetter(message);
  }
}

function subscribeConfirmLetter({ token }: SubscribeConfirm, { publicUrl }: Places): Content {
  return {
    subject: 'Confirm your subscription to Waystone',
    preview: 'One click, and the weekly letter is yours.',
    paragraphs: ['Somebody asked us to send news and offers to this address. If it was you, confirm it:'],
    link: { text: 'Confirm the subscription', url: `${publicUrl}/api/public/subscribe/${token}` },
    closing: 'The link works once, within seven days. If it was not you, do nothing and you will hear no more.',
  };
}
