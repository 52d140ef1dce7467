import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCachedCatalog } from '#catalog/read-cached.ts';
import { startShop } from '#shop/start.ts';
import { freePort } from '#scripts/setup/postgres.ts';
import { ENGINES, openPreparedOnServer } from '#tests/support/database/database.ts';
import { isMatrix } from '#tests/support/matrix.ts';
import { orderBody, placeOrder, visit } from '#tests/support/buyer/purchase.ts';
import { shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';
import { placeDatabase } from '#tests/support/process/storefront.ts';

const REQUESTS = isMatrix ? 80 : 40;
const REPORTS = isMatrix ? 20 : 10;

// Within one process a session's requests queue; two of them show what the database holds up.
// The embedded database has room for one.
test.each(ENGINES)('several shop processes create one order from identical requests, on %s', async (engine) => {
  const database = engine === 'postgres' ? await openPreparedOnServer(await readCachedCatalog()) : undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'waystone-race-'));
  if (!database) await placeDatabase(join(dataDir, 'db'), await readCachedCatalog());
  const ports = database ? [await freePort(), await freePort()] : [await freePort()];
  const secrets = { clientId: 'test-client', clientSecret: randomUUID() };
  const shops = ports.map((port) =>
    startShop({
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      DATABASE_URL: database?.url ?? '',
      SHOP_PORT: String(port),
      SHOP_CLIENT_ID: secrets.clientId,
      SHOP_CLIENT_SECRET: secrets.clientSecret,
      LOG_LEVEL: 'silent',
      LIMITS: 'off',
    }),
  );
  try {
    await Promise.all(shops.map((shop) => shop.ready));
    const nth = <Item>(items: Item[], at: number): Item => items[at % items.length]!;
    const first = await shopperOf({ ...shops[0]!, ...secrets });
    const shoppers = await Promise.all(shops.map((shop) => shopperOf({ ...shop, ...secrets }, first.token)));
    const body = await fillAnyCart(first);
    const key = randomUUID();

    const answers = await Promise.all(
      Array.from({ length: REQUESTS }, (_, at) => placeOrder(nth(shoppers, at), body, key)),
    );
    const made = answers.filter(({ status }) => status === 200);
    const others = answers.filter(({ status }) => status !== 200);
    expect(new Set(made.map(({ data }) => data['order_token'])).size).toBe(1);
    expect(others.filter(({ details }) => details[0]?.code !== 'in_progress')).toEqual([]);

    const address = String(made[0]?.data['payment_action']?.['url']);
    const reports = Array.from({ length: REPORTS }, (_, at) =>
      at % 5 === 0 ? nth(shoppers, at).put('/confirm') : visit(nth(shops, at), `${address}/approve`, 'POST'),
    );
    expect((await Promise.all(reports)).filter(({ status }) => status !== 200 && status !== 303)).toEqual([]);
    const { history } = (await first.get(`/order/${made[0]?.data['order_token']}`)).data;
    expect(history?.map((event) => Number(event['order_status_id'])).filter((status) => status === 2)).toEqual([2]);
    expect((await first.get('/cart')).data).toEqual([]);
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()));
    await database?.close();
    rmSync(dataDir, { recursive: true });
  }
  for (const { url } of shops) await expect(fetch(`${url}/readyz`)).rejects.toThrow('fetch failed');
});

type Condition = { product_option_id: number; product_option_value_ids: number[] } | null;
type Value = { product_option_value_id: number; depends_on: Condition };
type Asked = { product_option_id: number; depends_on: Condition; option_value: Value[] };
type Field = { custom_field_id: string; values: { key: string }[] };

// The real catalogue: its first raid with whatever it asks for.
async function fillAnyCart(rest: Shopper): Promise<Record<string, unknown>> {
  const { data: page } = await rest.get('/products/category_slug/wow-carry/raids?limit=1');
  const { data: product } = await rest.get(`/products/${page.at(0)?.['product_id']}`);
  const asked = (product['options'] ?? []) as unknown as Asked[];
  const option = new Map<number, number | string>();
  const isMet = (condition: Condition) =>
    !condition || condition.product_option_value_ids.includes(Number(option.get(condition.product_option_id)));
  for (const one of asked) {
    if (!isMet(one.depends_on)) continue;
    const value = one.option_value.find(({ depends_on }) => isMet(depends_on));
    option.set(one.product_option_id, value?.product_option_value_id ?? 'Rowan#2134');
  }
  const added = await rest.post('/cart', {
    product_id: Number(product['product_id']),
    quantity: Number(product['minimum']),
    option: Object.fromEntries(option),
  });
  expect(added.error).toEqual([]);
  const fields = ((await rest.get('/guest')).data['custom_fields'] ?? []) as unknown as Field[];
  const account = fields.map((field) => [field.custom_field_id, field.values[0]?.key ?? 'Rowan#2134']);
  const methods = (await rest.get('/paymentmethods')).data['payment_methods'];
  const card = methods?.find((method) => String(method['kind']) === 'redirect');
  return orderBody({ custom_field: { account: Object.fromEntries(account) }, payment_method: card?.['code'] });
}
