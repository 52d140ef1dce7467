import { readCachedCatalog } from '#catalog/read-cached.ts';
import { freePort } from '#scripts/setup/postgres.ts';
import { type Api, openApi } from './buyer/api.ts';
import { createTestShop } from './shop.ts';

/** The API with the goods of the catalogue, which knows its own address: links of orders and payments lead back to it. */
export async function openPublicApi(env: Record<string, string> = {}): Promise<Api> {
  const port = await freePort();
  const siteUrl = `http://127.0.0.1:${port}`;
  const shop = await createTestShop({ catalog: await readCachedCatalog(), config: { siteUrl, payUrl: siteUrl } });
  // Reading the whole catalogue into the index takes longer than the first search may wait.
  await shop.refreshSearch();
  const api = await openApi({ shop, port, env: { SITE_URL: siteUrl, ...env } });
  return {
    ...api,
    async close() {
      await api.close();
      await shop.close();
    },
  };
}
