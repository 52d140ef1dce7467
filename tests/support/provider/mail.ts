import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestShop } from '#tests/support/shop.ts';

export type TestMail = {
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
};

/** What the shop has delivered into files, in the order it was written. */
export function mailsOf({ mailDir }: Pick<TestShop, 'mailDir'>): TestMail[] {
  if (!existsSync(mailDir)) return [];
  const files = readdirSync(mailDir).sort();
  return files.map((file) => readMail(readFileSync(join(mailDir, file), 'utf8')));
}

/** Takes a message of two parts, text and HTML, to pieces. */
export function readMail(source: string): TestMail {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const header = (name: string) =>
    new RegExp(`^${name}: (.*)$`, 'im').exec(head.replaceAll(/\r\n\s+/g, ' '))?.[1] ?? '';
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? '';
  const parts = body.join('\r\n\r\n').split(`--${boundary}`);
  const part = (type: string) => {
    const [partHead = '', ...content] = (parts.find((one) => one.includes(`text/${type}`)) ?? '').split('\r\n\r\n');
    return decode(content.join('\r\n\r\n'), partHead);
  };
  return {
    to: header('To'),
    replyTo: header('Reply-To'),
    subject: header('Subject'),
    text: part('plain'),
    html: part('html'),
    messageId: header('Message-ID'),
  };
}

function decode(content: string, head: string): string {
  if (/base64/i.test(head)) return Buffer.from(content, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return content.replaceAll('\r\n', '\n');
  const bytes = content
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}
