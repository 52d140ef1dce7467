import type { Condition, Offer, OfferOption, OfferValue, OptionType, Tier } from '#shop/product/quote/offer.ts';
import { offer, option, value } from './offer.ts';
import { oneOf, type Random } from '#tests/support/hostile/random.ts';

const TYPES = ['select', 'radio', 'checkbox', 'range', 'amount', 'realm', 'faction', 'text'] as const;
const REGIONS = ['us', 'eu'] as const;

/** Any product the catalogue would take, up to five options, prices of whole cents or finer. */
export function anyOffer(random: Random): Offer {
  const grain = random(4) ? 10_000 : 1;
  const priceMicros = random(100_000) * grain;
  const options: OfferOption[] = [];
  const count = random(6);
  for (let id = 1; id <= count; id += 1) options.push(anyOption(id, oneOf(random, TYPES), grain, options, random));
  return offer({
    priceMicros,
    special: random(3) ? null : { priceMicros: random(priceMicros + 1), from: null, until: null },
    discounts: random(2) ? anyTiers(2 + random(5), priceMicros, random) : [],
    maximum: 10_000,
    options,
  });
}

/** A complete answer to it, as a form would send it; every tenth leaves something out or makes it up. */
export function anyAnswer({ options }: Offer, random: Random): Record<string, unknown> {
  const sent: Record<string, unknown> = {};
  for (const one of options) {
    if (random(10) > 0) sent[String(one.id)] = random(60) ? answerTo(one, random) : 'made-up';
  }
  return sent;
}

function answerTo({ type, values, amount }: OfferOption, random: Random): unknown {
  if (type === 'text') return 'Rowan';
  if (type === 'amount' && amount) {
    const steps = Math.floor((amount.maximum - amount.minimum) / amount.step);
    return amount.minimum + random(steps + 1) * amount.step;
  }
  if (type === 'range') {
    const from = random(values.length - 1);
    const to = from + 1 + random(values.length - from - 1);
    return `${values[from]?.key}-${values[to]?.key}`;
  }
  if (type === 'checkbox') return values.filter(() => random(2)).map(({ id }) => id);
  return String(values[random(values.length)]?.id);
}

function anyOption(id: number, type: OptionType, grain: number, above: OfferOption[], random: Random): OfferOption {
  const dependsOn = random(3) ? null : anyCondition(above, random);
  const required = random(2) === 0;
  if (type === 'text') return option({ id, type, required, dependsOn });
  if (type === 'amount') {
    const tiers = [{ quantity: 1, priceMicros: 50_000 }, ...anyTiers(100, 50_000, random)];
    const step = 1 + random(50);
    const minimum = 1 + random(1000);
    return option({
      id,
      type,
      required,
      dependsOn,
      amount: { minimum, maximum: minimum + 400 * step, step, per: 1, unit: '', tiers, eta: null },
    });
  }
  const values = Array.from({ length: type === 'faction' ? 2 : 2 + random(4) }, (_, at) =>
    anyValue(id * 100 + at, type, at, grain, above, random),
  );
  return option({ id, type, required, dependsOn, values });
}

function anyValue(
  id: number,
  type: OptionType,
  at: number,
  grain: number,
  above: OfferOption[],
  random: Random,
): OfferValue {
  if (type === 'range') return value(id, `Step ${at}`, at === 0 ? 0 : random(30_000) * grain);
  const isShare = random(5) === 0;
  return value(id, `Value ${at}`, isShare ? 0 : (random(60_000) - 30_000) * grain, {
    basisPoints: isShare ? random(20_000) - 8_000 : 0,
    region: type === 'realm' ? oneOf(random, REGIONS) : '',
    dependsOn: random(8) ? null : anyCondition(above, random),
  });
}

function anyCondition(above: OfferOption[], random: Random): Condition | null {
  const choices = above.filter(({ type, values }) => type !== 'range' && values.length > 0);
  const other = choices[random(choices.length || 1)];
  return other ? { optionId: other.id, valueIds: other.values.filter(() => random(2)).map(({ id }) => id) } : null;
}

function anyTiers(first: number, price: number, random: Random): Tier[] {
  const step = Math.max(1, Math.floor(price / 10));
  return Array.from({ length: random(4) }, (_, at) => ({
    quantity: first * (at + 1) ** 3,
    priceMicros: Math.max(0, price - step * (at + 1)),
  }));
}
