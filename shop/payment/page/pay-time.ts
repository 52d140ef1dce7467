import { createHash } from 'node:crypto';
import { formatMoment } from '#shop/language/moment.ts';
import { html, type Markup } from './markup.ts';

/** Tells times by the reader's clock. Without script they stand in UTC, and say so. */
const SCRIPT = `for (const time of document.getElementsByTagName('time'))
  time.textContent = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short',
  }).format(new Date(time.dateTime));`;

/** For the policy of a page: it runs no other text than this one. */
export const TIME_SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** Stands after the last time of a page. */
export const TIME_SCRIPT: Markup = { markup: `<script>${SCRIPT}</script>` };

export function payTime(moment: Date): Markup {
  const iso = moment.toISOString();
  return html`<time datetime="${iso}">${formatMoment(iso)}</time>`;
}

/** A text with the words of a moment in it, which become its time. */
export function withPayTime(text: string, moment: Date | null): Markup {
  const [before = '', after] = moment ? text.split(formatMoment(moment.toISOString())) : [text];
  return moment && after !== undefined ? html`${before}${payTime(moment)}${after}` : html`${text}`;
}
