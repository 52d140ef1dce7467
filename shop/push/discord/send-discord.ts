import { type Agent, request } from 'node:https';
import type { Webhook } from './address.ts';

const HOST = 'https://discord.com';
const DEADLINE_MS = 10_000;

/** @property status 0 if there was no response. */
export type Answered = { status: number; retryAfterMs: number | undefined };

/** Writes to a channel. The host is Discord's own whatever was typed; redirects are not followed, and nobody reads the body. */
export function sendDiscord({ webhookId, token }: Webhook, content: string, agent: Agent): Promise<Answered> {
  const body = JSON.stringify({ content, allowed_mentions: { parse: [] } });
  const options = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
    agent,
    signal: AbortSignal.timeout(DEADLINE_MS),
  };
  return new Promise((resolve, reject) => {
    const call = request(`${HOST}/api/webhooks/${webhookId}/${token}`, options, (answer) => {
      const seconds = Number(answer.headers['retry-after'] ?? Number.NaN);
      const retryAfterMs = Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds * 1000) : undefined;
      resolve({ status: answer.statusCode ?? 0, retryAfterMs });
      answer.destroy();
    });
    call.on('error', reject);
    call.end(body);
  });
}
