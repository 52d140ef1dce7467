import { accessEmail } from './access-emails.ts';
import { alertEmail } from './alert-emails.ts';
import { inquiryEmail } from './inquiry-emails.ts';
import { layOut, type Content } from './layout.ts';
import type { Message, SubscribeConfirm } from '#shop/mail/message.ts';
import { moneyEmail } from './money-emails.ts';
import {
  messageWaitingEmail,
  orderDoneEmail,
  orderPaidEmail,
  orderPlacedEmail,
  orderStartedEmail,
  orderUnpaidEmail,
  runCanceledEmail,
} from './order-emails.ts';
import type { Places } from '#shop/mail/places.ts';

export type Email = {
  subject: string;
  text: string;
  html: string;
  /** The address for one-click unsubscribe; alerts only. */
  endUrl?: string;
  /** Where a reply goes; without it, to the sender, whose mailbox nobody reads. */
  replyTo?: string;
};

/** The text of a mail, as HTML and as plain text. */
export function renderEmail(message: Message, places: Places): Email {
  const { seller, siteUrl } = places;
  const email = layOut(contentOf(message, places), seller === undefined ? [siteUrl] : [seller, siteUrl]);
  if (message.kind === 'inquiry-for-team') return { ...email, replyTo: message.from };
  if (!ALERTS.has(message.kind) || !('token' in message)) return email;
  return { ...email, endUrl: `${places.publicUrl}/api/public/alert/${message.token}/end` };
}

const ALERTS: ReadonlySet<Message['kind']> = new Set(['alert-confirm', 'alert-seat', 'alert-price', 'alert-season']);

function contentOf(message: Message, places: Places): Content {
  switch (message.kind) {
    case 'subscribe-confirm':
      return subscribeConfirmEmail(message, places);
    case 'alert-confirm':
    case 'alert-seat':
    case 'alert-price':
    case 'alert-season':
      return alertEmail(message, places);
    case 'inquiry-received':
    case 'inquiry-answered':
    case 'inquiry-for-team':
      return inquiryEmail(message, places);
    case 'order-link':
    case 'order-gift':
    case 'order-handed-over':
    case 'order-list':
      return accessEmail(message, places);
    case 'order-refund':
    case 'buyer-refund':
    case 'late-payment':
    case 'order-tip':
    case 'referral-reward':
      return moneyEmail(message, places);
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
    case 'run-called-off':
      return runCanceledEmail(message, places);
  }
}

function subscribeConfirmEmail({ token }: SubscribeConfirm, { publicUrl }: Places): Content {
  return {
    subject: 'Confirm your subscription to Waystone',
    preview: 'One click, and you get the weekly newsletter.',
    paragraphs: ['Someone asked us to send news and offers to this address. If it was you, confirm it:'],
    link: { text: 'Confirm the subscription', url: `${publicUrl}/api/public/subscribe/${token}` },
    closing:
      'The link works once, within seven days. If it was not you, do nothing and you will not hear from us again.',
  };
}
