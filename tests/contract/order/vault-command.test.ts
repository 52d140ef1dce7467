import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openEmbedded } from '#shop/db/connection/embedded.ts';
import { runPrivacy } from '#shop/privacy/command.ts';
import { runPublish } from '#shop/release/command/publish.ts';
import { runVault } from '#shop/vault/command.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { productId, raidChoice } from '#tests/support/catalog/goods.ts';
import { ANY_ENGINE } from '#tests/support/database/database.ts';
import { deskOf } from '#tests/support/desk.ts';
import { dumpOf, formsOf } from '#tests/support/hostile/every-text.ts';
import { placeDatabase } from '#tests/support/process/storefront.ts';
import { createTestShop } from '#tests/support/shop.ts';
import { shopperOf } from '#tests/support/buyer/shopper.ts';
import { act, buy } from '#tests/support/buyer/work.ts';

const LOGIN = { account: 'canary.rowan@battle.example', password: 'Canary-Pa55w0rd-9-xyz', note: 'Canary PIN 4711' };
const EMAIL = 'rowan@example.com';

async function run(command: typeof runVault, env: Record<string, string>, ...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await command(
    args,
    (line) => void out.push(line),
    (line) => void err.push(line),
    env,
  );
  return { code, out: out.join('\n'), err: err.join('\n') };
}

function newFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'waystone-vault-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

test('every command that needs data reports an empty database', async () => {
  const env = { DATA_DIR: newFolder() };
  const told = 'The database is empty: start the shop, or run "npm run publish", to fill it.';
  expect(await run(runVault, env, 'rotate')).toEqual({ code: 1, out: '', err: told });
  vi.stubEnv('DATA_DIR', env.DATA_DIR);
  onTestFinished(() => void vi.unstubAllEnvs());
  for (const arg of ['--list', '--undo']) {
    const lines: string[] = [];
    expect([await runPublish([arg], (line) => lines.push(line)), lines]).toEqual([1, [told]]);
  }
});

const hitsIn = (text: string) =>
  Object.values(LOGIN).flatMap((secret) => formsOf(secret).filter((form) => text.includes(form)));

test.each([[], ['turn'], ['rotate', 'now']])('the vault command prints its usage for %j %j', async (...args) => {
  const { code, out, err } = await run(runVault, { DATA_DIR: newFolder() }, ...args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('npm run vault -- rotate');
});

test('rotating the key of an embedded database requires a stopped shop, and replaces the old key', async () => {
  const dataDir = newFolder();
  await placeDatabase(join(dataDir, 'db'), testCatalog);
  const database = await openEmbedded(dataDir);
  const held = await run(runVault, { DATA_DIR: dataDir }, 'rotate');
  expect([held.code, held.err]).toEqual([1, expect.stringContaining(`in use by process ${process.pid}`)]);
  await database.close();
  const keys = () => JSON.parse(readFileSync(join(dataDir, 'vault.json'), 'utf8')) as Record<string, string>;
  const { current } = keys();
  const rotated = await run(runVault, { DATA_DIR: dataDir }, 'rotate');
  expect([rotated.code, rotated.out]).toEqual([0, 'The vault key is rotated; 0 sealed texts use the new one.']);
  expect(Object.keys(keys())).toEqual(['current']);
  expect(keys()['current']).not.toBe(current);
});

test('the secret search finds every encoding of a secret in a dump', () => {
  for (const secret of Object.values(LOGIN)) {
    for (const before of ['', 'a', 'ab', 'abc']) {
      const bytes = Buffer.from(`${before}${secret} and more`);
      for (const form of ['utf8', 'hex', 'base64', 'base64url'] as const) {
        expect([before, form, hitsIn(bytes.toString(form)).length > 0]).toEqual([before, form, true]);
      }
    }
  }
});

describe.each(ANY_ENGINE)('a sealed login on %s', (engine) => {
  test('appears in no dump of the database and in no export of its buyer', async () => {
    const shop = await createTestShop({ engine });
    onTestFinished(() => shop.close());
    const rest = await shopperOf(shop);
    const option = await raidChoice(rest, { battletag: 'Rowan#2134', play: 'Piloted' });
    await rest.post('/cart', { product_id: await productId(rest, 'heroic-raid'), option });
    const person = { email: EMAIL, custom_field: { account: { battletag: 'Rowan#2134', realm: 'Ravencrest' } } };
    const order = await buy(shop, rest, person);
    const line = String(order['products']?.[0]?.['key']);
    const desk = deskOf(shop);
    const player = { slug: 'morrow', name: 'Morrow', games: ['wow-carry'], languages: ['en'] };
    const { key } = (await desk.ask('POST', '/players', JSON.stringify(player))).data;
    expect((await act(rest, order, 'login', { line, ...LOGIN })).status).toBe(200);
    await desk.act(order, 'assign-player', { player: 'morrow' });
    const open = (reason: string) =>
      desk.ask(
        'POST',
        `/orders/${String(order['order_number'])}/open-login`,
        JSON.stringify({ line, player: 'morrow', reason }),
        {
          'X-Player-Key': String(key),
        },
      );
    expect((await open('Levels 80 to 84')).data).toEqual(LOGIN);
    await shop.deliverMail();
    const dump = await dumpOf(shop.db);
    expect(dump).toContain(EMAIL);
    expect(dump).toContain('sealed_login {');
    expect(hitsIn(dump)).toEqual([]);
    if (engine === 'postgres') await onServer(shop, open);
  });
});

/** What the commands do beside an open shop, which PostgreSQL alone allows. */
async function onServer(
  { db, dataDir }: Awaited<ReturnType<typeof createTestShop>>,
  open: (reason: string) => Promise<{ data: unknown }>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${rows[0]?.name ?? ''}`;
  const env = { DATA_DIR: dataDir, DATABASE_URL: url.href };
  const exported = await run(runPrivacy, env, 'export', EMAIL);
  expect([exported.code, exported.out.includes('Rowan#2134'), hitsIn(exported.out)]).toEqual([0, true, []]);
  const wrapped = () =>
    db.selectFrom('sealed_login').select(['key_id', 'wrapped_key', 'sealed']).executeTakeFirstOrThrow();
  const before = await wrapped();
  const rotated = await run(runVault, env, 'rotate');
  expect([rotated.code, rotated.out]).toEqual([0, 'The vault key is rotated; 1 sealed text uses the new one.']);
  const after = await wrapped();
  expect(after.key_id).not.toBe(before.key_id);
  expect(after.wrapped_key).not.toBe(before.wrapped_key);
  // What is sealed is not opened for it.
  expect(after.sealed).toBe(before.sealed);
  expect((await open('After the rotation')).data).toEqual(LOGIN);
  expect(hitsIn(await dumpOf(db))).toEqual([]);
}
