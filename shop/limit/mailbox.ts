import { type RawBuilder, sql } from 'kysely';

const GOOGLE = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an address: lower case, and without a tag that may be added to its name. */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const domain = lower.slice(at + 1);
  const [name = ''] = lower.slice(0, at).split('+');
  // Two names of one provider, which ignores dots.
  return GOOGLE.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** The same in SQL, for a column with an address. */
export function mailboxIn(column: string): RawBuilder<string> {
  return sql<string>`mailbox_of(${sql.ref(column)})`;
}
