import { createHash } from 'node:crypto';
import { formatMoment } from '#shop/language/moment.ts';
import { html, type Markup } from './markup.ts';

/** Shows times in the reader's time zone. Without script they are UTC, and say so. */
const SCRIPT = `for (const time of document.getElementsByTagName('time'))
  time.textContent = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short',
  }).format(new Date(time.dateTime));`;

/** For a page's policy, which allows this script only. */
export const TIME_SCRIPT_HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** Placed after the last time of a page. */
export const TIME_SCRIPT: Markup = { markup: `<script>${SCRIPT}</script>` };

export function payTime(moment: Date): Markup {
  const iso = moment.toISOString();
  return html`<time datetime="${iso}">${formatMoment(iso)}</time>`;
}

/** A text that contains a time, which is marked up as such. */
export function withPayTime(text: string, moment: Date | null): Markup {
  const [before = '', after] = moment ? text.split(formatMoment(moment.toISOString())) : [text];
  return moment && after !== undefined ? html`${before}${payTime(moment)}${after}` : html`${text}`;
}
