import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openEmbedded } from '#shop/db/connection/embedded.ts';
import { runPrivacy } from '#shop/privacy/command.ts';
import { testCatalog } from '#tests/support/catalog/catalog.ts';
import { placeDatabase } from '#tests/support/process/storefront.ts';

async function run(dataDir: string, ...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const print = (lines: string[]) => (line: string) => void lines.push(line);
  const code = await runPrivacy(args, print(out), print(err), { DATA_DIR: dataDir });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

function newFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'waystone-privacy-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

test.each([[], ['export'], ['erase', 'nobody'], ['forget', 'a@b.co'], ['erase', 'a@b.co', '--force']])(
  'the privacy command prints its usage for %j %j %j',
  async (...args) => {
    const { code, err, out } = await run(newFolder(), ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('npm run privacy -- erase ADDRESS [--yes]');
  },
);

test('an erasure is a dry run without --yes, logs a line without the address, and requires a stopped shop', async () => {
  const dataDir = newFolder();
  expect((await run(dataDir, 'export', 'ada@example.com')).err).toContain('start the shop once');
  await placeDatabase(join(dataDir, 'db'), testCatalog);
  const database = await openEmbedded(dataDir);
  const row = { email: 'ada@example.com', source: 'footer', token_hash: null, token_expires_at: null } as const;
  await database.db
    .insertInto('subscription')
    .values({ ...row, asked_at: new Date(), confirmed_at: new Date() })
    .execute();
  const held = await run(dataDir, 'erase', 'ada@example.com', '--yes');
  expect([held.code, held.err]).toEqual([1, expect.stringContaining(`in use by process ${process.pid}`)]);
  await database.close();

  const told = await run(dataDir, 'export', 'Ada@Example.com');
  expect(JSON.parse(told.out)).toMatchObject({
    email: 'ada@example.com',
    data: { subscription: [{ email: 'ada@example.com', source: 'footer' }] },
  });
  expect(await run(dataDir, 'erase', 'ada@example.com')).toMatchObject({
    code: 0,
    out: 'Would erase 1 row of subscription. Add --yes to erase.',
  });
  expect((await run(dataDir, 'erase', 'ada@example.com', '--yes')).out).toBe('Erased 1 row of subscription.');
  expect((await run(dataDir, 'erase', 'ada@example.com', '--yes')).out).toBe('No data were found for this address.');

  const after = await openEmbedded(dataDir);
  const acts = await after.db.selectFrom('desk_act').selectAll().execute();
  await after.close();
  expect(acts.map(({ desk, act, detail }) => [desk, act, detail])).toEqual([
    ['privacy command', 'erase', { orders: [], rows: { subscription: 1 } }],
  ]);
});
