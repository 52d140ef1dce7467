import { contactUrl, questionsUrl } from '#shop/config/storefront.ts';
import type { Content } from './layout.ts';
import type { Places } from '#shop/mail/places.ts';
import type { InquiryAnswered, InquiryForTeam, InquiryReceived } from '#shop/mail/message.ts';

type InquiryMessage = InquiryAnswered | InquiryForTeam | InquiryReceived;

export function inquiryEmail(message: InquiryMessage, places: Places): Content {
  switch (message.kind) {
    case 'inquiry-received':
      return inquiryReceivedEmail(message, places);
    case 'inquiry-answered':
      return inquiryAnsweredEmail(message, places);
    case 'inquiry-for-team':
      return inquiryForTeamEmail(message);
  }
}

export function inquiryReceivedEmail({ reference, text, hours }: InquiryReceived, { siteUrl }: Places): Content {
  const within = hours === undefined ? '' : ` within ${timeOf(hours)}`;
  return {
    subject: `We have your message ${reference}`,
    preview: `A real person will read it and reply${within}.`,
    paragraphs: [`Thank you for writing. A real person will read it and reply to this address${within}. You wrote:`],
    quote: text,
    link: { text: 'Frequently asked questions', url: questionsUrl(siteUrl) },
    closing: 'If you did not write to us, someone else entered your address, and you can ignore this email.',
  };
}

function timeOf(hours: number): string {
  if (hours === 1) return 'an hour';
  return hours % 24 === 0 && hours > 24 ? `${hours / 24} days` : `${hours} hours`;
}

function inquiryAnsweredEmail({ reference, answer, text }: InquiryAnswered, { siteUrl }: Places): Content {
  return {
    subject: `Our answer to your message ${reference}`,
    preview: answer,
    paragraphs: [...answer.split(/\n{2,}/), 'You wrote:'],
    quote: text,
    link: { text: 'Write to us again', url: contactUrl(siteUrl) },
    closing: 'If you did not write to us, someone else entered your address, and you can ignore this email.',
  };
}

function inquiryForTeamEmail({ reference, from, facts, text }: InquiryForTeam): Content {
  return {
    subject: `${reference}: message from a visitor`,
    preview: text,
    paragraphs: [`From ${from}:`],
    quote: text,
    rows: facts,
    closing: `Answer with npm run desk -- answer ${reference} "TEXT", or write to ${from}.`,
  };
}
