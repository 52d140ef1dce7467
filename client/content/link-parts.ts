const MAIL_ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;

/** Splits a plain text at mail addresses, so that each can be a link. */
export function linkParts(text: string): { text: string; href?: string }[] {
  const parts: { text: string; href?: string }[] = [];
  let done = 0;
  for (const { 0: address, index } of text.matchAll(MAIL_ADDRESS)) {
    if (index > done) parts.push({ text: text.slice(done, index) });
    parts.push({ text: address, href: `mailto:${address}` });
    done = index + address.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}
