const MAX_LENGTH = 200;
/** As Discord gives them out, by any of its hosts; nothing else of an address that was typed is ever called. */
const ADDRESS =
  /^https:\/\/(?:(?:canary|ptb)\.)?(?:discord|discordapp)\.com\/api\/(?:v\d{1,2}\/)?webhooks\/(\d{15,25})\/([\w-]{50,100})\/?$/;

export type Webhook = { webhookId: string; token: string };

/** Undefined for what is no address of a webhook. */
export function readWebhook(text: string): Webhook | undefined {
  const typed = text.trim();
  const [, webhookId, token] = typed.length <= MAX_LENGTH ? (ADDRESS.exec(typed) ?? []) : [];
  return webhookId && token ? { webhookId, token } : undefined;
}
