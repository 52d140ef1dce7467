import { askedOf, type Condition } from './asked.ts';
import { toItems, type Chosen, type FormItem } from './form-items.ts';
import { textIn } from './option-groups.ts';

type Value = { value: string; key: string; name: string; price: { amount: string }; dependsOn?: Condition | null };
type Option = {
  sendid: string;
  name: string;
  type: string;
  format?: string | null;
  required: boolean;
  dependsOn?: Condition | null;
  regionOption?: string | null;
  values: readonly Value[];
};

export type PriceQuestion = {
  items: FormItem[];
  /** Lines of the answer that say nothing, for nobody chose what they name. */
  unsaid: string[];
};

/** The realm that was typed, or any of the region while that is none yet; what was typed until the lists are there. */
export type AnyRealm = (sendid: string, region: string | undefined, typed: string | undefined) => string | undefined;

const ANY_TEXT: Record<string, string> = { BATTLETAG: 'Any#1', EMAIL: 'any@example.com' };
const ANY: Partial<Record<string, string>> = { TEXT: 'any', TEXTAREA: 'any', DATE: '2030-01-01' };

/**
 * What to ask the price of. An answer that cannot change it, and is still to be given, does not keep
 * it back: one that fits stands in for it. That is so for every text, and for a choice all of whose
 * values are free.
 */
export function priceQuestion(options: readonly Option[], chosen: Chosen, anyRealm: AnyRealm): PriceQuestion {
  const asked = askedOf(options, chosen);
  const answers: Chosen = {};
  const unsaid: string[] = [];
  for (const option of options) {
    const { sendid, name, type, format, required } = option;
    const possible = asked.get(sendid);
    if (!possible) continue;
    const anyText = (format && ANY_TEXT[format]) || ANY[type];
    if (anyText) {
      unsaid.push(name);
      if (required) answers[sendid] = anyText;
    } else if (type === 'REALM') {
      const typed = textIn(chosen, sendid) || undefined;
      const realm = required || typed ? anyRealm(sendid, regionOf(option, options, answers), typed) : undefined;
      if (realm !== undefined) answers[sendid] = realm;
      if (realm !== undefined && realm !== typed) unsaid.push(realm);
    } else if (chosen[sendid] !== undefined) {
      answers[sendid] = chosen[sendid];
    } else if (required) {
      const free = freeValue(option, options, possible);
      if (free) {
        answers[sendid] = free.value;
        unsaid.push(free.name);
      }
    }
  }
  return { items: toItems(answers), unsaid };
}

/** A value that costs nothing, as do all others, and that no other option waits for. */
function freeValue({ sendid, values }: Option, options: readonly Option[], possible: ReadonlySet<string>) {
  const conditions = options.flatMap((option) => [
    option.dependsOn,
    ...option.values.map(({ dependsOn }) => dependsOn),
  ]);
  if (conditions.some((condition) => condition?.option === sendid)) return undefined;
  const open = values.filter(({ value }) => possible.has(value));
  return open.every(({ price }) => Number(price.amount) === 0) ? open[0] : undefined;
}

function regionOf({ regionOption }: Option, options: readonly Option[], answers: Chosen): string | undefined {
  const region = options.find(({ sendid }) => sendid === regionOption);
  return region?.values.find(({ value }) => value === answers[region.sendid])?.key;
}
