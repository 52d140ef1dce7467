import { alertConfirmEmail, alertPriceEmail, alertSeasonEmail, alertSeatEmail } from './alert-emails.ts';
import { inquiryAnsweredEmail, inquiryForTeamEmail, inquiryReceivedEmail } from './inquiry-emails.ts';
import { layOut, type Content } from './layout.ts';
import type { Message, SubscribeConfirm } from '#shop/mail/message.ts';
import {
  buyerRefundEmail,
  latePaymentEmail,
  orderDoneEmail,
  orderGiftEmail,
  orderHandedOverEmail,
  orderLinkEmail,
  orderListEmail,
  orderPaidEmail,
  orderPlacedEmail,
  orderRefundEmail,
  orderStartedEmail,
  orderTipEmail,
  orderUnpaidEmail,
  referralRewardEmail,
  messageWaitingEmail,
  runCanceledEmail,
} from './order-emails.ts';
import type { Places } from '#shop/mail/places.ts';

export type Email = {
  subject: string;
  text: string;
  html: string;
  /** Where one POST ends mails like this one; of alerts alone. */
  endUrl?: string;
};

/** The words of a mail, as HTML and as text. */
export function renderEmail(message: Message, places: Places): Email {
  const { seller, siteUrl } = places;
  const letter = layOut(contentOf(message, places), seller === undefined ? [siteUrl] : [seller, siteUrl]);
  if (!ALERTS.has(message.kind) || !('token' in message)) return letter;
  return { ...letter, endUrl: `${places.publicUrl}/api/public/alert/${message.token}/end` };
}

const ALERTS: ReadonlySet<Message['kind']> = new Set(['alert-confirm', 'alert-seat', 'alert-price', 'alert-season']);

function contentOf(message: Message, places: Places): Content {
  switch (message.kind) {
    case 'subscribe-confirm':
      return subscribeConfirmEmail(message, places);
    case 'alert-confirm':
      return alertConfirmEmail(message, places);
    case 'alert-seat':
      return alertSeatEmail(message, places);
    case 'alert-price':
      return alertPriceEmail(message, places);
    case 'alert-season':
      return alertSeasonEmail(message, places);
    case 'order-placed':
      return orderPlacedEmail(message, places);
    case 'order-unpaid':
      return orderUnpaidEmail(message, places);
    case 'order-paid':
      return orderPaidEmail(message, places);
    case 'order-started':
      return orderStartedEmail(message, places);
    case 'message-waiting':
      return messageWaitingEmail(message, places);
    case 'order-done':
      return orderDoneEmail(message, places);
    case 'order-refund':
      return orderRefundEmail(message, places);
    case 'order-tip':
      return orderTipEmail(message, places);
    case 'order-link':
      return orderLinkEmail(message, places);
    case 'order-gift':
      return orderGiftEmail(message, places);
    case 'order-handed-over':
      return orderHandedOverEmail(message, places);
    case 'buyer-refund':
      return buyerRefundEmail(message, places);
    case 'referral-reward':
      return referralRewardEmail(message, places);
    case 'order-list':
      return orderListEmail(message, places);
    case 'run-called-off':
      return runCanceledEmail(message, places);
    case 'late-payment':
      return latePaymentEmail(message, places);
    case 'inquiry-received':
      return inquiryReceivedEmail(message, places);
    case 'inquiry-answered':
      return inquiryAnsweredEmail(message, places);
    case 'inquiry-for-team':
      return inquiryForTeamEmail(message);
  }
}

function subscribeConfirmEmail({ token }: SubscribeConfirm, { publicUrl }: Places): Content {
  return {
    subject: 'Confirm your subscription to Waystone',
    preview: 'One click, and the weekly letter is yours.',
    paragraphs: ['Someone asked us to send news and offers to this address. If it was you, confirm it:'],
    link: { text: 'Confirm the subscription', url: `${publicUrl}/api/public/subscribe/${token}` },
    closing: 'The link works once, within seven days. If it was not you, do nothing and you will hear no more.',
  };
}
