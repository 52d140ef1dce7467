import { createHmac, timingSafeEqual } from 'node:crypto';

const WEEK_S = 7 * 24 * 60 * 60;
/** The length of a cart with the maximum number of lines, each with its answers. */
const MAX_TOKEN_LENGTH = 16_000;
const TOKEN = /^([\w-]+)\.([\w-]{43})$/;

/** A line of a cart without anything personal. `event` is the dated run it is a seat of. */
export type LinkedLine = {
  product: string;
  quantity: number;
  options: readonly { sendid: string; value: string }[];
  event: string | null;
};

export type CartLinks = {
  /** The lines, signed, for seven days. */
  write(lines: readonly LinkedLine[]): string;
  /** Undefined if it was not signed here, or has expired. */
  read(token: string): { lines: LinkedLine[]; expiresAtMs: number } | undefined;
};

type Packed = [untilS: number, lines: [product: string, quantity: number, options: string[][], event: string | null][]];

/** Carts as links that need no storage: they contain what anybody may put into a cart, and are priced again. */
export function createCartLinks(clientSecret: string, now: () => number = Date.now): CartLinks {
  const sign = (text: string) => createHmac('sha256', `cart link ${clientSecret}`).update(text).digest();
  return {
    write(lines) {
      const until = Math.floor(now() / 1000) + WEEK_S;
      const packed: Packed = [
        until,
        lines.map(({ product, quantity, options, event }) => [
          product,
          quantity,
          options.map(({ sendid, value }) => [sendid, value]),
          event,
        ]),
      ];
      const text = Buffer.from(JSON.stringify(packed)).toString('base64url');
      return `${text}.${sign(text).toString('base64url')}`;
    },
    read(token) {
      const [, text, signature] = token.length > MAX_TOKEN_LENGTH ? [] : (TOKEN.exec(token) ?? []);
      if (text === undefined || signature === undefined) return undefined;
      const given = Buffer.from(signature, 'base64url');
      const wanted = sign(text);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
      const [until, lines] = JSON.parse(Buffer.from(text, 'base64url').toString()) as Packed;
      if (until * 1000 <= now()) return undefined;
      return { expiresAtMs: until * 1000, lines: lines.map(unpack) };
    },
  };
}

function unpack([product, quantity, options, event]: Packed[1][number]): LinkedLine {
  return { product, quantity, options: options.map(([sendid = '', value = '']) => ({ sendid, value })), event };
}
