import { z } from 'zod';
import type { Purchase, SampleOrder, SampleShop } from './sample-shop.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const REVIEWS: [stars: number, text: string][] = [
  [5, 'Sample review: quick, friendly, and done before the evening was over.'],
  [5, 'Sample review: progress was on the page all the time.'],
  [4, 'Sample review: a little later than hoped, and well done.'],
  [5, 'Sample review: good talk, no hurry.'],
  [2, 'Sample review: it took two days longer than I wanted.'],
  [5, 'Sample review: I would order this again.'],
];
const PLAYERS = [
  { slug: 'sample-ada', name: 'Ada (sample)', games: ['wow-carry', 'battlefield'], languages: ['en', 'de'] },
  { slug: 'sample-ben', name: 'Ben (sample)', games: ['battlefield'], languages: ['en'] },
];
const keyed = z.object({ key: z.string() });

const ACCOUNT = { ea_account: 'Sample', platform: 'pc' };
const PILOTED: Omit<Purchase, 'email'> = { slug: 'bf6-assignments', account: ACCOUNT };
const GOLD: Omit<Purchase, 'email'> = {
  slug: 'wow-gold',
  account: { battletag: 'Sample#1234', character: 'Sample', realm: 'Ravencrest' },
};

/** Places sample orders in every state, with players and reviews. @returns the orders' links, with their states. */
export async function fillSamples(shop: SampleShop): Promise<{ state: string; order: SampleOrder }[]> {
  const keys = new Map<string, string>();
  for (const player of PLAYERS) {
    keys.set(player.slug, keyed.parse(await shop.desk('/players', player)).key);
    await shop.desk(`/players/${player.slug}/publish`, { published: true });
  }
  const made: { state: string; order: SampleOrder }[] = [];
  const keep = (state: string, order: SampleOrder) => void made.push({ state, order });
  for (const [at, [stars, text]] of REVIEWS.entries()) {
    const order = await finished(shop, at);
    await shop.act(order, 'review', { stars, text, name: 'Sample' });
    keep(`done, reviewed with ${stars} stars`, order);
  }
  const expired = await shop.buy({ ...GOLD, email: emailOf('expired'), pay: 'never' });
  keep('never paid, expired', expired);
  shop.wait(2 * DAY);
  keep('canceled by its buyer', await canceled(shop));
  keep('refunded by the team', await refunded(shop));
  keep('disputed', await disputed(shop));
  keep('login sealed and opened', await piloted(shop, keys.get('sample-ada') ?? ''));
  keep('being worked on', await begun(shop));
  keep('paused by its buyer', await paused(shop));
  keep('paid', await shop.buy({ ...PILOTED, email: emailOf('paid') }));
  keep('waits for a bank transfer', await shop.buy({ ...GOLD, email: emailOf('unpaid'), pay: 'never' }));
  return made;
}

async function finished(shop: SampleShop, at: number): Promise<SampleOrder> {
  const order = await shop.buy({ ...(at % 2 === 0 ? GOLD : PILOTED), email: emailOf(`done-${at}`) });
  await assigned(shop, order, PLAYERS[at % 2]?.slug ?? '');
  await shop.team(order, 'message', { text: 'Sample message: we begin now.' });
  shop.wait(HOUR);
  await shop.team(order, 'advance', { line: order.line, to: order.units });
  shop.wait(DAY);
  return order;
}

async function assigned(shop: SampleShop, order: SampleOrder, player = 'sample-ada'): Promise<void> {
  await shop.team(order, 'assign', { team: 'Sample team' });
  await shop.team(order, 'assign-player', { player });
}

async function begun(shop: SampleShop): Promise<SampleOrder> {
  const order = await shop.buy({ ...PILOTED, email: emailOf('begun') });
  await assigned(shop, order, 'sample-ben');
  await shop.team(order, 'advance', { line: order.line, to: 0 });
  await shop.act(order, 'message', { text: 'Sample question: how long will it take?' });
  await shop.team(order, 'message', { text: 'Sample answer: until tomorrow evening.' });
  return order;
}

async function paused(shop: SampleShop): Promise<SampleOrder> {
  const order = await begun(shop);
  await shop.act(order, 'pause');
  return order;
}

async function canceled(shop: SampleShop): Promise<SampleOrder> {
  const order = await shop.buy({ ...PILOTED, email: emailOf('canceled') });
  await shop.act(order, 'withdraw');
  return order;
}

async function refunded(shop: SampleShop): Promise<SampleOrder> {
  const order = await shop.buy({ ...GOLD, email: emailOf('refunded') });
  const reason = 'Sample: the realm is closed';
  await shop.team(order, 'cancel', { version: await shop.versionOf(order), reason, whole: true });
  return order;
}

async function disputed(shop: SampleShop): Promise<SampleOrder> {
  const order = await shop.buy({ ...GOLD, email: emailOf('disputed') });
  await shop.team(order, 'dispute', { state: 'open' });
  return order;
}

async function piloted(shop: SampleShop, key: string): Promise<SampleOrder> {
  const order = await shop.buy({ ...PILOTED, email: emailOf('piloted') });
  await assigned(shop, order);
  await shop.act(order, 'login', { line: order.line, account: 'sample', password: 'not a real password' });
  const look = { line: order.line, player: 'sample-ada', reason: 'Sample: the first evening' };
  await shop.desk(`/orders/${order.number}/open-login`, look, { 'X-Player-Key': key });
  return order;
}

function emailOf(name: string): string {
  return `sample-${name}@example.com`;
}
