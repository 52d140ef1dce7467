import { type StoredToken, TOKEN_TEXT } from '#server/rest/transport/token/token.ts';

const TOKEN = new RegExp(`^(${TOKEN_TEXT})\\.(\\d{1,15})$`);

export function readToken(text: string | undefined): StoredToken | undefined {
  const match = TOKEN.exec(text ?? '');
  if (!match?.[1] || !match[2]) return undefined;
  return { value: match[1], expiresAtMs: Number(match[2]) };
}

export function writeToken({ value, expiresAtMs }: StoredToken): string {
  return `${value}.${expiresAtMs}`;
}
