import type { Levels, OptionValueDef } from '#catalog/form/option-form.ts';

/** The steps of a range from one level to another; the first one is the start and costs nothing. */
export function levelSteps({ name, from, to, step, prices }: Levels): OptionValueDef[] {
  const count = (to - from) / step;
  return Array.from({ length: count + 1 }, (_, at) => {
    const level = from + at * step;
    const tier = at === 0 ? undefined : prices.findLast((one) => one.from < level);
    return {
      key: String(level),
      name: `${name} ${level}`,
      price: tier?.price ?? '0',
      ...(tier?.minutes !== undefined && { eta: { add: pairOf(tier.minutes) } }),
    };
  });
}

function pairOf(minutes: number | [number, number]): [number, number] {
  return typeof minutes === 'number' ? [minutes, minutes] : minutes;
}
