import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { runDesk } from '#scripts/desk/command.ts';
import { deskOf } from '#tests/support/desk.ts';
import { createTestShop, type TestShop } from '#tests/support/shop.ts';
import { type Loose, shopperOf, type Shopper } from '#tests/support/buyer/shopper.ts';
import { act, buyRanks, buyRanksAndLesson, buyRun } from '#tests/support/buyer/work.ts';

// On one database: the commands speak HTTP, and `desk.test.ts` has what stands behind it on both.
describe('the command line of the desk', () => {
  let shop: TestShop;
  let rest: Shopper;
  let number: string;

  beforeAll(async () => {
    shop = await createTestShop();
  });
  beforeEach(async () => {
    rest = await shopperOf(shop);
  });
  afterAll(() => shop.close());

  const settings = () => ({ SHOP_URL: shop.url, DESK_KEY: shop.deskKey, DESK_NAME: 'Łukasz (50% Night)' });
  const run = (...args: string[]) => runWith(settings(), args);
  const errorTextOf = (...args: string[]) =>
    run(...args).then(
      () => '',
      ({ stderr }: { stderr: string }) => stderr,
    );
  const stage = async () => (await deskOf(shop).ask('GET', `/orders/${number}`)).data['stage'];
  const numberOf = (order: Loose) => String(order['order_number']);

  test('prints its answer and ends with exit code 0, or the error on stderr and 1', async () => {
    number = numberOf(await buyRanks(shop, rest));
    const env = { ...process.env, ...settings() };
    const start = (...args: string[]) => promisify(execFile)(process.execPath, ['scripts/desk.ts', ...args], { env });
    const failed = { code: 1, stdout: '', stderr: 'Order not found\n' };
    const [shown, csv] = await Promise.all([
      start('show', number),
      start('export', '--format', 'csv', '--q', number),
      expect(start('show', 'WS-99999')).rejects.toMatchObject(failed),
      expect(start('refund', number, '--reason', 'x')).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('add --yes'),
      }),
    ]);
    expect([shown.stdout, shown.stderr]).toEqual([expect.stringContaining(`${number}  paid`), '']);
    expect(csv.stdout).toContain(number);
  });

  test('identifies orders by number and lines by position', async () => {
    const order = await buyRanks(shop, rest);
    number = numberOf(order);
    await run('assign', number, 'Night', 'watch');
    await run('advance', number, '--to', '1');
    await act(rest, order, 'message', { text: 'Hi there' });
    const file = join(shop.dataDir, 'proof.png');
    const png = sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } }).png();
    writeFileSync(file, await png.toBuffer());
    await run('proof', number, file, '--line', '1', '--caption', 'Silver');
    const refunded = await run('refund', number, '5.00', '--reason', 'Goodwill', '--yes');
    expect(refunded.stdout).toMatch(/5\.00 (due|paid) \(desk\) Goodwill/);
    const shown = await run('show', number);
    expect(shown.stdout).toContain(`${number}  in_progress`);
    expect(shown.stdout).toContain('buyer: Hi there');
    expect(shown.stdout).toMatch(/^1\. 1 × Rank Boost: begun \d{4}-\d\d-\d\d \d\d:\d\d UTC, steps 1 of 3$/m);
    const listed = await run('list', '--team', 'Night watch');
    expect(listed.stdout).toContain(number);
    const csv = await run('export', '--format', 'csv', '--q', number);
    expect(csv.stdout).toContain('Night watch');
    const names = await shop.db.selectFrom('desk_act').select('desk').distinct().execute();
    expect(names).toEqual([{ desk: 'Łukasz (50% Night)' }]);
  });

  test('reports each error in one line', async () => {
    number = numberOf(await buyRanks(shop, rest));
    expect(await errorTextOf('advanse', number)).toMatch(/\n\nThere is no command advanse\.\n$/);
    expect(await errorTextOf('advance', number)).toBe('This order is not being worked on.\n');
    expect(await errorTextOf('advance', number, '--line', '2')).toBe('The order has 1 lines, but no line 2\n');
    expect(await errorTextOf('advance', number, '--to', 'all')).toBe('--to must be a whole number, not all\n');
    await expect(runWith({ ...settings(), DESK_KEY: 'another-key-of-a-desk' }, ['list'])).rejects.toThrow(
      /has another DESK_KEY/,
    );
    for (const unknown of ['WS-99999', `${number}?q=1`, `${number}/brief/x`, `x/../${number}`, `${number}#1`, '100%']) {
      expect(await errorTextOf('show', unknown)).toBe('Order not found\n');
    }
    expect(await errorTextOf('players', `${number}?`)).toBe('Order not found\n');
    expect(await errorTextOf('export', '--format', 'csv&q=x')).toBe('csv or json\n');
    expect(await errorTextOf('dispute', number, 'opened')).toBe('The state must be open, won or lost\n');
    expect(await errorTextOf('dispute', number)).toBe('The state must be open, won or lost\n');
    expect(await errorTextOf('hold', number)).toBe('The cause must be buyer, waiting or servers\n');
    expect(await errorTextOf('refund', number, '-5', '--reason', 'x')).toBe(
      '-5 is negative; write an amount like 12.50\n',
    );
    const comma = await errorTextOf('refund', number, '12,50', '--reason', 'x');
    expect(comma).toBe('12,50 is not an amount; write it like 12 or 12.50, in the currency of the order\n');
    expect(await errorTextOf('refund', number, '--reson', 'x')).toBe(
      "Unknown option '--reson'. npm run desk without arguments lists all commands.\n",
    );
    expect(await errorTextOf('message', number)).toBe('Specify a text or a saved answer (--saved NAME)\n');
    expect(await errorTextOf('proof', number)).toBe('Specify the path of a picture, such as proof.png\n');
    expect(await errorTextOf('dance')).toContain('npm run desk');
  });

  test.each([
    [
      'refund',
      ['--reason', 'x'],
      /^The remaining 60\.50 USD of WS-\d+ will be refunded to rowan@example\.com/,
      'refunded',
    ],
    [
      'refund',
      ['5.00', '--reason', 'x'],
      /^5\.00 USD of WS-\d+ will be refunded to rowan@example\.com\./,
      'in_progress',
    ],
    [
      'cancel',
      ['--reason', 'x'],
      /^WS-\d+ will be canceled, and the work not done refunded .*: 49\.60 USD\./,
      'refunded',
    ],
    [
      'cancel',
      ['--reason', 'x', '--whole'],
      /^WS-\d+ will be canceled, and all of it refunded .*: 60\.50 USD\./,
      'refunded',
    ],
    ['advance', ['--by', '2'], /^This completes Rank Boost of WS-\d+ and the order itself/, 'completed'],
  ])('does not %s %j without --yes', async (command, args, asked, after) => {
    number = numberOf(await buyRanks(shop, rest));
    await run('assign', number, 'Halden');
    await run('advance', number, '--to', '1');
    const told = await errorTextOf(command, number, ...args);
    expect(told).toMatch(asked);
    expect(told).toContain('Nothing was done: add --yes to confirm.');
    expect(await stage()).toBe('in_progress');
    await run(command, number, ...args, '--yes');
    expect(await stage()).toBe(after);
  });

  test('lists events of payments that failed, and takes no word that it would ignore', async () => {
    expect((await run('payment-events')).stdout).toBe('No event of a payment provider has failed.\n');
    expect(await errorTextOf('retry-event', 'evt/../x')).toBe('No such event waits to be processed\n');
    expect(await errorTextOf('list', 'paid')).toBe(
      'Unexpected argument of list: paid. npm run desk without arguments lists all commands.\n',
    );
    expect(await errorTextOf('cancel', number, 'WS-10002', '--reason', 'Sick', '--yes')).toBe(
      'Unexpected argument of cancel: WS-10002. npm run desk without arguments lists all commands.\n',
    );
  });

  test('requires confirmation of progress up or down only when it completes a line', async () => {
    number = numberOf(await buyRanksAndLesson(shop, rest));
    await run('assign', number, 'Halden');
    expect((await run('advance', number, '--by', '2')).stdout).toContain('steps 2 of 3');
    expect((await run('advance', number, '--by', '-1')).stdout).toContain('steps 1 of 3');
    expect(await errorTextOf('advance', number, '--to', '3')).toMatch(/^This completes Rank Boost of WS-\d+\. Nothing/);
  });

  test('checks that a run exists before it requires a reason, and requires confirmation to cancel it', async () => {
    await buyRun(shop);
    const { event_id: id = 0 } =
      (await shop.db
        .selectFrom('event_seat')
        .select('event_id')
        .where('order_id', 'is not', null)
        .executeTakeFirst()) ?? {};
    expect(await errorTextOf('call-off', '99999')).toBe('Run not found\n');
    expect(await errorTextOf('call-off', String(id))).toBe(
      'Specify the reason, which is sent to the buyers: --reason "TEXT"\n',
    );
    const told = await errorTextOf('call-off', String(id), '--reason', 'Two healers are ill.');
    expect(told).toMatch(/will be canceled; 1 of its \d+ seats are taken\. Nothing was done: add --yes/);
    expect((await run('call-off', String(id), '--reason', 'Two healers are ill.', '--yes')).stdout).toMatch(
      /^Canceled\. Notified: WS-\d+/,
    );
  });

  test('adds notes that are not messages of the order, and finds an order by the BattleTag of a player', async () => {
    const order = await buyRun(shop);
    const seen = async () => (await deskOf(shop).ask('GET', `/orders/${numberOf(order)}`)).data['messages'];
    const before = await seen();
    const noted = await run('note', numberOf(order), 'Plays', 'late');
    expect(noted.stdout).toContain('Łukasz (50% Night): note {"text":"Plays late"}');
    expect(await seen()).toEqual(before);
    expect((await run('list', '--q', 'rowan#2134')).stdout).toContain(numberOf(order));
    expect((await run('list', '--q', 'battletag')).stdout).toBe('No orders.\n');
    expect(await errorTextOf('credit', 'none')).toBe('There is no such credit\n');
  });

  test('says what is wrong while the database is away', async () => {
    const away = await createTestShop();
    await away.db.destroy();
    await expect(runWith({ ...settings(), SHOP_URL: away.url, DESK_KEY: away.deskKey }, ['list'])).rejects.toThrow(
      /^The shop at \S+ cannot do this now: the database does not answer\. Its log /,
    );
    await away.close();
  });
});

/** The command within this process, with these settings; rejects with what it says on stderr. */
async function runWith(settings: Record<string, string>, args: string[]): Promise<{ stdout: string }> {
  const [out, err]: [string[], string[]] = [[], []];
  vi.spyOn(process.stdout, 'write').mockImplementation((bytes) => out.push(Buffer.from(bytes).toString()) > 0);
  vi.spyOn(console, 'log').mockImplementation((line: string) => void out.push(`${line}\n`));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void err.push(`${line}\n`));
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const code = await runDesk(args);
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  if (code !== 0) throw Object.assign(new Error(err.join('')), { stderr: err.join('') });
  return { stdout: out.join('') };
}
