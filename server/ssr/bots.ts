const BOT =
  /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|embedly|preview|archiver|bingpreview|whatsapp|telegram/i;

/** Programs that read a document once and run no script get it in one piece. */
export function isBot(userAgent: string | undefined): boolean {
  return userAgent !== undefined && BOT.test(userAgent);
}
