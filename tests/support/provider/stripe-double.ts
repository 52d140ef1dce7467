import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import type { StripeSettings } from '#shop/payment/stripe/settings.ts';

export type DoubleSession = {
  id: string;
  object: 'checkout.session';
  client_reference_id: string;
  amount_total: number;
  currency: string;
  livemode: boolean;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string | null;
  url: string | null;
  success_url: string;
  cancel_url: string;
};

export type DoubleIntent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  livemode: boolean;
  status: 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled';
  client_secret: string;
  receipt_email: string;
  metadata: Record<string, string>;
};

/** The failure of the next write: no response although it was done, or a response of that status. */
type Trouble = 'lost' | 400 | 429 | 500;

type DoneRequest = {
  print: string;
  status: number;
  body: unknown;
  /** How many more responses are lost: the library always retries a call whose connection broke. */
  lost: number;
};

/** A fake of the part of Stripe's API that the shop uses, called by the real library, with idempotency keys. */
export type StripeDouble = {
  settings: StripeSettings;
  sessions: DoubleSession[];
  intents: DoubleIntent[];
  refunds: { id: string; payment_intent: string; amount: number; metadata: Record<string, string> }[];
  /** The payment methods of the account besides cards, by Stripe's names. */
  takes: Set<string>;
  /** Method and path of every request so far. */
  calls: string[];
  /** The idempotency keys of the writes so far. */
  keys: string[];
  next(trouble: Trouble): void;
  /** The buyer pays; no event is sent to the shop. */
  pay(session: DoubleSession): void;
  /** The buyer confirms an intent in the fields; no event is sent to the shop. */
  confirm(intent: DoubleIntent, status?: 'succeeded' | 'processing'): void;
  /** An event's body, and its signature as Stripe makes it. */
  event(
    type: string,
    session: unknown,
    given?: { id?: string; at?: Date; secret?: string; body?: string },
  ): SignedEvent;
  close(): Promise<void>;
};

export type SignedEvent = { id: string; body: string; signature: string };

const name = (prefix: string): string => `${prefix}_${randomBytes(9).toString('hex')}`;

export async function startStripeDouble(): Promise<StripeDouble> {
  const sessions: DoubleSession[] = [];
  const intents: DoubleIntent[] = [];
  const refunds: StripeDouble['refunds'] = [];
  const takes = new Set<string>();
  const calls: string[] = [];
  const keys: string[] = [];
  const kept = new Map<string, DoneRequest>();
  let trouble: Trouble | undefined;
  const server = createServer((req, res) => void answer(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const settings: StripeSettings = {
    secretKey: 'sk_test_double_0123456789',
    webhookSecret: 'whsec_double_0123456789',
    toleranceSeconds: 300,
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const url = new URL(req.url ?? '/', 'http://stripe');
    const body = new URLSearchParams(await text(req));
    calls.push(`${req.method} ${url.pathname}`);
    if (req.headers.authorization !== `Bearer ${settings.secretKey}`) return send(res, 401, failure('no_key'));
    if (req.method === 'GET') return send(res, 200, read(url));
    const key = String(req.headers['idempotency-key'] ?? name('none'));
    keys.push(key);
    const print = `${url.pathname} ${body}`;
    const before = kept.get(key);
    if (before && before.print !== print) return send(res, 400, failure('key_reused', 'idempotency_error'));
    if (before && before.lost > 0) {
      before.lost -= 1;
      return void res.destroy();
    }
    if (before) return send(res, before.status, before.body);
    const wrong = trouble;
    trouble = undefined;
    if (wrong === 429) return send(res, 429, failure('rate_limit'));
    const done =
      typeof wrong === 'number' ? { status: wrong, body: failure('trouble') } : { status: 200, body: write(url, body) };
    kept.set(key, { print, ...done, lost: wrong === 'lost' ? 1 : 0 });
    if (wrong === 'lost') return void res.destroy();
    send(res, done.status, done.body);
  }

  function read(url: URL): unknown {
    if (url.pathname === '/v1/refunds') {
      const data = refunds.filter((refund) => refund.payment_intent === url.searchParams.get('payment_intent'));
      return { object: 'list', data, has_more: false, url: '/v1/refunds' };
    }
    if (url.pathname === '/v1/payment_method_configurations') {
      const methods = Object.fromEntries([...takes].map((name) => [name, { available: true }]));
      const data = [
        { id: 'pmc_old', active: false, is_default: true, klarna: { available: true } },
        { id: 'pmc_used', active: true, is_default: true, amazon_pay: { available: false }, ...methods },
      ];
      return { object: 'list', data, has_more: false, url: url.pathname };
    }
    return (
      intents.find(({ id }) => url.pathname === `/v1/payment_intents/${id}`) ??
      sessions.find(({ id }) => url.pathname === `/v1/checkout/sessions/${id}`)
    );
  }

  function write(url: URL, body: URLSearchParams): unknown {
    if (url.pathname === '/v1/checkout/sessions') return createSession(body);
    if (url.pathname === '/v1/payment_intents') return createIntent(body);
    const intent = intents.find(({ id }) => url.pathname === `/v1/payment_intents/${id}/cancel`);
    if (intent) return intent.status === 'requires_payment_method' && Object.assign(intent, { status: 'canceled' });
    if (url.pathname === '/v1/refunds') {
      const refund = {
        id: name('re'),
        object: 'refund',
        status: 'succeeded',
        payment_intent: body.get('payment_intent') ?? '',
        amount: Number(body.get('amount')),
        metadata: { key: body.get('metadata[key]') ?? '' },
      };
      refunds.push(refund);
      return refund;
    }
    const session = sessions.find(({ id }) => url.pathname === `/v1/checkout/sessions/${id}/expire`);
    return session && Object.assign(session, { status: 'expired', url: null });
  }

  function createSession(body: URLSearchParams): DoubleSession {
    const item = 'line_items[0][price_data]';
    const id = name('cs_test');
    const session: DoubleSession = {
      id,
      object: 'checkout.session',
      client_reference_id: body.get('client_reference_id') ?? '',
      amount_total: Number(body.get(`${item}[unit_amount]`)),
      currency: body.get(`${item}[currency]`) ?? '',
      livemode: false,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      url: `https://checkout.stripe.test/pay/${id}`,
      success_url: body.get('success_url') ?? '',
      cancel_url: body.get('cancel_url') ?? '',
    };
    sessions.push(session);
    return session;
  }

  function createIntent(body: URLSearchParams): DoubleIntent {
    const id = name('pi');
    const intent: DoubleIntent = {
      id,
      object: 'payment_intent',
      amount: Number(body.get('amount')),
      amount_received: 0,
      currency: body.get('currency') ?? '',
      livemode: false,
      status: 'requires_payment_method',
      client_secret: `${id}_secret_double`,
      receipt_email: body.get('receipt_email') ?? '',
      metadata: { order: body.get('metadata[order]') ?? '', reference: body.get('metadata[reference]') ?? '' },
    };
    intents.push(intent);
    return intent;
  }

  return {
    settings,
    sessions,
    intents,
    refunds,
    takes,
    calls,
    keys,
    next: (given) => (trouble = given),
    pay(session) {
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: name('pi'), url: null });
    },
    confirm(intent, status = 'succeeded') {
      Object.assign(intent, { status, ...(status === 'succeeded' && { amount_received: intent.amount }) });
    },
    event(type, session, { id = name('evt'), at = new Date(), secret = settings.webhookSecret, body: raw } = {}) {
      const body = raw ?? JSON.stringify({ id, object: 'event', type, livemode: false, data: { object: session } });
      const timestamp = Math.floor(at.getTime() / 1000);
      const { webhooks } = new Stripe(settings.secretKey);
      return { id, body, signature: webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function text(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function send(res: ServerResponse, status: number, body: unknown): void {
  const known = body ? { status, body } : { status: body === false ? 400 : 404, body: failure('not_possible') };
  res.writeHead(known.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(known.body));
}

function failure(code: string, type = 'invalid_request_error') {
  return { error: { type, code, message: code } };
}
