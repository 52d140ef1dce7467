import { describe, expect, test } from 'vitest';
import { storedOptions } from '#shop/cart/line/configuration.ts';
import { readRate, SAME_CURRENCY, type Rate } from '#shop/money/currency.ts';
import { anyAnswer, anyOffer } from '#tests/support/catalog/any-offer.ts';
import { oneOf, randomOf, type Random } from '#tests/support/hostile/random.ts';
import { configure, readOptions } from './configure.ts';
import type { Offer, Tier } from './offer.ts';
import { quote, type Quote } from './quote.ts';

const CONFIGURATIONS = 100_000;
const MAX_LINES = 5;
const RATES = {
  USD: SAME_CURRENCY,
  EUR: readRate('0.92'),
  GBP: readRate('0.7913', { micros: 50_000, mode: 'half-up' }),
} as const;
const CODES = ['USD', 'EUR', 'GBP'] as const;
const now = new Date('2026-05-01T12:00:00Z');

type Line = { offer: Offer; sent: Record<string, unknown>; stored: string; quantity: number };
type Code = (typeof CODES)[number];

describe(`${CONFIGURATIONS} generated configurations in carts`, () => {
  const carts = anyCarts(randomOf(20_260_501));
  const random = randomOf(7);

  test('have whole, non-negative prices whose lines add up, in every currency', () => {
    for (const line of carts.flat()) {
      for (const code of CODES) {
        const { lines, unitMicros, totalMinor, totalBeforeMinor } = livePrice(line, code);
        const amounts = lines.map(({ amountMinor }) => amountMinor);
        const isSound =
          [unitMicros, totalMinor, totalBeforeMinor].every((amount) => Number.isSafeInteger(amount) && amount >= 0) &&
          amounts.every(Number.isSafeInteger) &&
          amounts.reduce((sum, amount) => sum + amount, 0) === totalMinor;
        if (!isSound) expect.fail(`${code} ${JSON.stringify(line)}`);
      }
    }
  });

  test('match the total calculated with exact fractions, rounded once per line', () => {
    for (const line of carts.flat()) {
      const code = oneOf(random, CODES);
      const { totalMinor } = livePrice(line, code);
      if (BigInt(totalMinor) !== exactTotal(line, RATES[code])) expect.fail(`${code} ${JSON.stringify(line)}`);
    }
  });

  test('have the same price in the live price, the cart and the order', () => {
    for (const cart of carts) {
      const code = oneOf(random, CODES);
      const lines = cart.map((line) => inCart(line, code));
      const live = cart.map((line) => livePrice(line, code));
      // An order keeps the quote of each line of the cart as it is.
      const ordered = JSON.stringify(lines.map(({ unitMicros, totalMinor }) => [unitMicros, totalMinor]));
      const isSame = ordered === JSON.stringify(live.map(({ unitMicros, totalMinor }) => [unitMicros, totalMinor]));
      const total = lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
      if (!isSame || !Number.isSafeInteger(total)) expect.fail(`${code} ${JSON.stringify(cart)}`);
    }
  });

  test('are quoted again when the currency is switched, and have the same price when switched back', () => {
    for (const line of carts.flat()) {
      const first = oneOf(random, CODES);
      const before = inCart(line, first).totalMinor;
      const between = inCart(line, oneOf(random, CODES.filter((code) => code !== first) as [Code, Code]));
      const after = inCart(line, first).totalMinor;
      if (before !== after || !Number.isSafeInteger(between.totalMinor)) expect.fail(JSON.stringify(line));
    }
  });
});

function livePrice({ offer, sent, quantity }: Line, code: Code): Quote {
  return quoteOf(offer, sent, quantity, code);
}

function inCart({ offer, stored, quantity }: Line, code: Code): Quote {
  return quoteOf(offer, JSON.parse(stored), quantity, code);
}

function quoteOf(offer: Offer, sent: unknown, quantity: number, code: Code): Quote {
  const configured = configure(offer, readOptions(sent, { addIssue: () => expect.unreachable() }));
  if (!configured.ok) throw new Error(configured.errors[0]?.message);
  return quote(offer, configured.choices, quantity, { rate: RATES[code], now });
}

// Answers that the shop refuses are tried again, as a buyer would.
function anyCarts(random: Random): Line[][] {
  const carts: Line[][] = [];
  for (let made = 0; made < CONFIGURATIONS;) {
    const wanted = Math.min(1 + random(MAX_LINES), CONFIGURATIONS - made);
    const cart: Line[] = [];
    while (cart.length < wanted) {
      const offer = anyOffer(random);
      const sent = anyAnswer(offer, random);
      const configured = configure(offer, sent);
      if (!configured.ok) continue;
      const stored = JSON.stringify(storedOptions(configured.choices));
      cart.push({ offer, sent, stored, quantity: 1 + random(random(2) ? 10 : 10_000) });
    }
    carts.push(cart);
    made += cart.length;
  }
  return carts;
}

// The same sum worked out from what was sent, by fractions and none of the engine's own code.
function exactTotal({ offer, sent, quantity }: Line, rate: Rate): bigint {
  let base = exactPrice(offer.priceMicros, rate);
  const price = offer.special?.priceMicros ?? tierPrice(offer.discounts, quantity) ?? offer.priceMicros;
  let unit = exactPrice(price, rate);
  for (const option of offer.options) {
    const answer = sent[String(option.id)];
    if (answer === undefined) continue;
    if (option.type === 'amount') {
      const cost = exactAmount(option.amount?.tiers ?? [], Number(answer), rate);
      unit += cost;
      base += cost;
    } else if (option.type === 'range') {
      const [from = -1, to = -1] = String(answer)
        .split('-')
        .map((key) => option.values.findIndex((one) => one.key === key));
      for (const step of option.values.slice(from + 1, to + 1)) unit += exactPrice(step.priceMicros, rate);
    } else {
      const ids = [answer].flat().map(Number);
      for (const { id, priceMicros, basisPoints } of option.values) {
        if (!ids.includes(id)) continue;
        unit += basisPoints
          ? rounded(
              base * BigInt(basisPoints),
              10_000n,
              base % 10_000n === 0n ? shareStep(base, basisPoints, rate) : 1n,
            )
          : exactPrice(priceMicros, rate);
      }
    }
  }
  return unit > 0n ? rounded(unit * BigInt(quantity), 10_000n, 1n) : 0n;
}

/** From one unit of the currency on, tenths of it. */
function shareStep(base: bigint, basisPoints: number, { rounding }: Rate): bigint {
  const isLarge = Math.abs(Number(base) * basisPoints) >= 1_000_000 * 10_000;
  return BigInt(isLarge && 100_000 % rounding.micros === 0 ? 100_000 : rounding.micros);
}

function exactPrice(micros: number, rate: Rate): bigint {
  const value = BigInt(micros) * rate.part;
  return rounded(value, rate.of, micros % 10_000 === 0 ? priceStep(value, rate) : 1n);
}

/** A currency with steps ends its prices in tenths from one unit on, in halves from ten on. */
function priceStep(value: bigint, { of, rounding }: Rate): bigint {
  const size = value < 0n ? -value : value;
  if (rounding.micros === 10_000 || size < 1_000_000n * of) return BigInt(rounding.micros);
  return size < 10_000_000n * of ? 100_000n : 500_000n;
}

// Half up by size, to steps; `remainder` takes the sign of what is divided.
function rounded(value: bigint, by: bigint, step: bigint): bigint {
  const size = by * step;
  const remainder = value % size;
  const cut = (value - remainder) / size;
  const isUp = 2n * (remainder < 0n ? -remainder : remainder) >= size;
  return (isUp ? cut + (value < 0n ? -1n : 1n) : cut) * step;
}

/** As many as a larger amount can be had for, if that is less. */
function exactAmount(tiers: Tier[], amount: number, rate: Rate): bigint {
  const own = exactPrice(tierPrice(tiers, amount) ?? 0, rate) * BigInt(amount);
  const larger = tiers.filter(({ quantity }) => quantity > amount);
  const costs = larger.map(({ quantity, priceMicros }) => exactPrice(priceMicros, rate) * BigInt(quantity));
  return [own, ...costs].reduce((least, cost) => (cost < least ? cost : least));
}

function tierPrice(tiers: Tier[], quantity: number): number | undefined {
  return tiers.filter((tier) => tier.quantity <= quantity).at(-1)?.priceMicros;
}
