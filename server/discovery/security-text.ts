import type { Site } from './site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 90;

/** Where to report a vulnerability (RFC 9116): the mailbox that buyers write to; null where the shop names none. */
export async function securityText({ siteUrl, rest }: Site): Promise<string | null> {
  const [mailbox] = (await rest.site.whole()).mailboxes;
  if (mailbox === undefined) return null;
  // Rounded to the day, so that the file does not change until tomorrow.
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const lines = [
    `Contact: mailto:${mailbox}`,
    `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}
