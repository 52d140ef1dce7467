import type { Stripe } from 'stripe';
import type { StripeSettings } from './settings.ts';

const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 5_000;

const clients = new WeakMap<StripeSettings, Promise<Stripe>>();

/** Loaded on first use: most shops run on the sandbox. */
export function stripeClient(settings: StripeSettings): Promise<Stripe> {
  const known = clients.get(settings);
  if (known) return known;
  const made = makeClient(settings);
  clients.set(settings, made);
  return made;
}

async function makeClient({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> {
  const { Stripe: StripeClient } = await import('stripe');
  const url = apiUrl === undefined ? undefined : new URL(apiUrl);
  return new StripeClient(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    // Retries are ours: each with a key that was stored before.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(url && { protocol: url.protocol === 'http:' ? 'http' : 'https', host: url.hostname, port: url.port }),
  });
}
