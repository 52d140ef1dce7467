const MAX_LENGTH = 200;
/** As Discord issues them, on any of its hosts; no other address is ever called. */
const ADDRESS =
  /^https:\/\/(?:(?:canary|ptb)\.)?(?:discord|discordapp)\.com\/api\/(?:v\d{1,2}\/)?webhooks\/(\d{15,25})\/([\w-]{50,100})\/?$/;

export type Webhook = { webhookId: string; token: string };

/** Undefined if it is not a webhook's address. */
export function readWebhook(text: string): Webhook | undefined {
  const typed = text.trim();
  const [, webhookId, token] = typed.length <= MAX_LENGTH ? (ADDRESS.exec(typed) ?? []) : [];
  return webhookId && token ? { webhookId, token } : undefined;
}
