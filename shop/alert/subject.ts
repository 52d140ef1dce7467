import type { AlertSubject } from '#shop/mail/message.ts';
import { formatMinor } from '#shop/money/currency.ts';
import type { Alert } from './store.ts';

/** What an alert is about, for the texts of its mails. */
export function subjectOf(alert: Alert): AlertSubject {
  const { product, run, starts_at, currency, below_minor, season_name } = alert;
  if (season_name !== null) return { product, season: season_name };
  if (currency !== null && below_minor !== null) return { product, below: formatMinor(below_minor, currency) };
  return run && starts_at ? { product, run, startsAt: starts_at.toISOString() } : { product };
}
