/** A guest who shops through GraphQL, and whose cookies a browser can take over. */
export type Buyer = {
  cookies(): { name: string; value: string }[];
  /** Puts the product with this slug into the cart, each required choice at its first value. */
  add(slug: string): Promise<void>;
  /** Reads the product as `add` does; what comes back puts it into the cart. */
  prepare(slug: string): Promise<() => Promise<void>>;
  /** Orders what is in the cart, to be paid by bank; resolves with the path of the order's page. */
  order(email?: string, key?: string): Promise<string>;
};

type Condition = { option: string; values: string[] } | null;
type Field = { sendid: string; type: string; required: boolean; default: string; values: { value: string }[] };
type Option = Omit<Field, 'values'> & { dependsOn: Condition; values: { value: string; dependsOn: Condition }[] };
type Answer = Record<string, unknown>;

const PRODUCT = `query ($path: String!) {
  product(path: $path) { id minimum options {
    sendid type required default dependsOn { option values } values { value dependsOn { option values } }
  } }
}`;
const ADD = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { errors { field message } } }`;
const CART = `{ cart { fields { fields { sendid type required default: placeholder format values { value } } } } }`;
const ORDER = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { url } errors { field message } } }`;

/** `headers` go with every request. */
export function newBuyer(url: string, headers: Record<string, string> = {}): Buyer {
  const jar = new Map<string, string>();
  const ask = async (query: string, variables: Answer = {}): Promise<Answer> => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(jar.has('XSRF-TOKEN') && { 'X-XSRF-TOKEN': jar.get('XSRF-TOKEN') }),
      },
      body: JSON.stringify({ query, variables }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const { data, errors } = (await answer.json()) as { data?: Answer; errors?: unknown };
    if (!data || errors) throw new Error(`The storefront refused: ${JSON.stringify(errors)}`);
    return data;
  };
  let asked: { sendid: string; value: string }[] | undefined;
  const prepare = async (slug: string): Promise<() => Promise<void>> => {
    const { product } = (await ask(PRODUCT, { path: slug })) as {
      product: { id: string; minimum: number; options: Option[] };
    };
    const options = answersTo(product.options);
    const input = { product: product.id, quantity: product.minimum, options };
    return async () => {
      refused((await ask(ADD, { input }))['addToCart']);
      asked = undefined;
    };
  };
  return {
    cookies: () => [...jar].map(([name, value]) => ({ name, value })),
    async add(slug) {
      await (
        await prepare(slug)
      )();
    },
    prepare,
    async order(email = 'rowan@example.com', key = crypto.randomUUID()) {
      // A request that is sent again has to be the same, though the cart has gone with the order.
      asked ??= await fieldsOf();
      const input = { email, fields: asked, paymentMethod: 'bank_transfer', agree: true, idempotencyKey: key };
      const { order } = refused((await ask(ORDER, { input }))['placeOrder']) as { order: { url: string } };
      return new URL(order.url).pathname;
    },
  };

  async function fieldsOf(): Promise<{ sendid: string; value: string }[]> {
    const { cart } = (await ask(CART)) as {
      cart: { fields: { fields: (Field & { format: string | null })[] }[] };
    };
    return cart.fields
      .flatMap((group) => group.fields)
      .map(({ sendid, values, format }) => ({
        sendid,
        value: values[0]?.value ?? (format === 'BATTLETAG' ? 'Rowan#1234' : 'Rowan'),
      }));
  }
}

/** What is preselected, else the first value, of each option that has to be answered beside the others. */
function answersTo(options: readonly Option[]): { sendid: string; value: string }[] {
  const answers: { sendid: string; value: string }[] = [];
  const isMet = (condition: Condition) =>
    !condition || answers.some(({ sendid, value }) => sendid === condition.option && condition.values.includes(value));
  for (const { sendid, required, default: preset, values, dependsOn } of options) {
    if (!required || !isMet(dependsOn)) continue;
    const [first] = values.filter((value) => isMet(value.dependsOn));
    answers.push({ sendid, value: preset || (first?.value ?? 'x') });
  }
  return answers;
}

function refused(payload: unknown): Answer {
  const { errors } = payload as { errors: unknown[] };
  if (errors.length > 0) throw new Error(`The shop refused: ${JSON.stringify(errors)}`);
  return payload as Answer;
}
