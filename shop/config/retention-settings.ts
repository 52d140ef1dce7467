import { wholeNumber } from '#process/setting-format.ts';

/** How long personal data is stored after its purpose has ended. */
export type Retention = {
  /** Buyer of a paid order, counted from its end. */
  ordersMonths: number;
  /** Buyer of an order that was never paid. */
  unpaidOrdersDays: number;
  /** Messages and proof pictures of an order, counted from its end. */
  messagesMonths: number;
  inquiriesMonths: number;
  /** Mails that were sent or given up, and the files of those without SMTP_URL. */
  mailDays: number;
  /** Sessions and carts, counted from the expiry of their last token. */
  sessionsDays: number;
  /** The log of the team's actions. */
  actLogMonths: number;
};

/** Defaults and their reasons: docs/privacy.md. */
export const DEFAULT_RETENTION: Retention = {
  ordersMonths: 72,
  unpaidOrdersDays: 30,
  messagesMonths: 24,
  inquiriesMonths: 12,
  mailDays: 30,
  sessionsDays: 30,
  actLogMonths: 36,
};

const MAX_MONTHS = 1200;
const MAX_DAYS = 36_500;

const months = (otherwise: number) => wholeNumber(1, MAX_MONTHS, 'months').default(otherwise);
const days = (shortest: number, otherwise: number) => wholeNumber(shortest, MAX_DAYS, 'days').default(otherwise);

export const RETENTION_SETTINGS = {
  RETAIN_ORDERS_MONTHS: months(DEFAULT_RETENTION.ordersMonths),
  RETAIN_UNPAID_ORDERS_DAYS: days(1, DEFAULT_RETENTION.unpaidOrdersDays),
  RETAIN_MESSAGES_MONTHS: months(DEFAULT_RETENTION.messagesMonths),
  RETAIN_INQUIRIES_MONTHS: months(DEFAULT_RETENTION.inquiriesMonths),
  // A row of the outbox prevents sending a mail twice: it must outlive every retry.
  RETAIN_MAIL_DAYS: days(7, DEFAULT_RETENTION.mailDays),
  RETAIN_SESSIONS_DAYS: days(1, DEFAULT_RETENTION.sessionsDays),
  RETAIN_ACT_LOG_MONTHS: months(DEFAULT_RETENTION.actLogMonths),
};

export function retentionOf(env: Record<keyof typeof RETENTION_SETTINGS, number>): Retention {
  return {
    ordersMonths: env.RETAIN_ORDERS_MONTHS,
    unpaidOrdersDays: env.RETAIN_UNPAID_ORDERS_DAYS,
    messagesMonths: env.RETAIN_MESSAGES_MONTHS,
    inquiriesMonths: env.RETAIN_INQUIRIES_MONTHS,
    mailDays: env.RETAIN_MAIL_DAYS,
    sessionsDays: env.RETAIN_SESSIONS_DAYS,
    actLogMonths: env.RETAIN_ACT_LOG_MONTHS,
  };
}
