import { z } from 'zod';

const MINUTE_MS = 60 * 1000;

/** The clock of a shop that is being filled; the samples set it. */
export type Clock = { now: Date };

const envelope = z.object({ success: z.number(), error: z.array(z.string()), data: z.unknown() });
const tokenAnswer = z.object({ access_token: z.string() });
const optionAnswer = z.object({
  product_option_id: z.number(),
  type: z.string(),
  required: z.number(),
  value: z.string(),
  option_value: z.array(z.object({ product_option_value_id: z.number(), key: z.string() })),
  depends_on: z.object({ product_option_id: z.number(), product_option_value_ids: z.array(z.number()) }).nullable(),
});
const productAnswer = z.object({ product_id: z.number(), minimum: z.coerce.number(), options: z.array(optionAnswer) });
const placed = z.object({
  order_number: z.string(),
  order_token: z.string(),
  payment_action: z.object({ url: z.string().optional() }).optional(),
});
const followed = z.object({ products: z.array(z.object({ key: z.string(), units_total: z.number() })).min(1) });
const version = z.object({ version: z.number() });

type Access = { url: string; clientId: string; clientSecret: string; deskKey: string };
export type SampleOrder = { number: string; token: string; line: string; units: number };

/** A product, and the keys of values to choose in place of the preselected ones. */
export type Purchase = {
  slug: string;
  choose?: string[];
  email: string;
  pay?: 'card' | 'never';
  account: Record<string, string>;
};

/** Buyers and the desk of a shop, as calls of its API. @throws Error with the shop's message. */
export function sampleShop({ url, clientId, clientSecret, deskKey }: Access, clock: Clock) {
  const ask = caller(url);
  const desk = (path: string, body?: object, headers: Record<string, string> = {}) =>
    ask(body ? 'POST' : 'GET', `/api/desk${path}`, body, {
      Authorization: `Bearer ${deskKey}`,
      'X-Desk-Name': 'Samples',
      ...headers,
    });

  const newSession = () => beginSession(ask, Buffer.from(`${clientId}:${clientSecret}`).toString('base64'));

  return {
    desk,
    /** Advances the clock by minutes. */
    wait: (minutes: number) => void (clock.now = new Date(clock.now.getTime() + minutes * MINUTE_MS)),
    /** Orders one product, and pays it in the sandbox unless `pay` says otherwise. */
    async buy({ slug, choose = [], email, pay = 'card', account }: Purchase): Promise<SampleOrder> {
      const call = await newSession();
      const product = productAnswer.parse(await call('GET', `/products/slug/${slug}`));
      const option = answersTo(product.options, choose);
      await call('POST', '/cart', { product_id: product.product_id, quantity: product.minimum, option });
      const method = pay === 'card' ? 'card' : 'bank_transfer';
      const body = { email, custom_field: { account }, payment_method: method, agree: 1 };
      const { order_number, order_token, payment_action } = placed.parse(await call('POST', '/combined', body));
      if (payment_action?.url) {
        await fetch(`${url}${new URL(payment_action.url).pathname}/approve`, { method: 'POST', redirect: 'manual' });
      }
      const { products } = followed.parse(await call('GET', `/order/${order_token}`));
      const [line] = products;
      return { number: order_number, token: order_token, line: line?.key ?? '', units: line?.units_total ?? 1 };
    },
    /** An action of the holder of the order's link. */
    async act({ token }: SampleOrder, name: string, body: object = {}): Promise<void> {
      await (
        await newSession()
      )('POST', `/order/${token}/${name}`, body);
    },
    async team({ number }: SampleOrder, name: string, body: object = {}): Promise<void> {
      await desk(`/orders/${number}/${name}`, body);
    },
    /** The order's version, for actions that move money. */
    async versionOf({ number }: SampleOrder): Promise<number> {
      return version.parse(await desk(`/orders/${number}`)).version;
    },
  };
}

type Ask = ReturnType<typeof caller>;

function caller(url: string) {
  return async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { 'X-Oc-Currency': 'USD', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { success, error, data } = envelope.parse(await response.json());
    if (success !== 1) throw new Error(`${method} ${path.replaceAll(/[\w-]{43}/g, '…')}: ${error.join(', ')}`);
    return data;
  };
}

async function beginSession(ask: Ask, credentials: string) {
  const path = '/api/rest/oauth2/token/client_credentials';
  const answer = await ask('POST', path, undefined, { Authorization: `Basic ${credentials}` });
  const { access_token } = tokenAnswer.parse(answer);
  return (method: string, to: string, body?: object) =>
    ask(method, `/api/rest${to}`, body, { Authorization: `Bearer ${access_token}` });
}

export type SampleShop = ReturnType<typeof sampleShop>;

type Options = z.infer<typeof optionAnswer>[];

/** The answer to an option: the wanted value, else the preselected one, else the first. */
function answersTo(options: Options, wanted: string[]): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const { product_option_id: id, required, value, option_value: values, depends_on: on, type } of options) {
    const isMet = !on || on.product_option_value_ids.some((one) => answers[on.product_option_id] === String(one));
    const chosen = values.find(({ key }) => wanted.includes(key));
    if (!isMet || (!required && !chosen)) continue;
    const first = values[0]?.product_option_value_id;
    answers[id] = String(chosen?.product_option_value_id ?? (value || first || (type === 'text' ? 'Sample' : '')));
  }
  return answers;
}
