import type { Chosen } from './form-items.ts';

/** Met while one of these values of that option is chosen. */
type Condition = { option: string; values: readonly string[] };

type Conditional = { dependsOn?: Condition | null };
type ConditionalOption = Conditional & {
  sendid: string;
  values: readonly (Conditional & { value: string; name: string })[];
};

/** The options that apply to the current choices, each with its possible values. */
export type Asked = ReadonlyMap<string, ReadonlySet<string>>;

/** The same rule as the shop's; an option depends on earlier ones only. */
export function askedOf(options: readonly ConditionalOption[], chosen: Chosen): Asked {
  const made = new Map<string, string[]>();
  const asked = new Map<string, ReadonlySet<string>>();
  const isMet = ({ dependsOn }: Conditional) =>
    !dependsOn || dependsOn.values.some((value) => made.get(dependsOn.option)?.includes(value));
  for (const option of options) {
    const possible = new Set(option.values.filter(isMet).map(({ value }) => value));
    if (!isMet(option) || (option.values.length > 0 && possible.size === 0)) continue;
    asked.set(option.sendid, possible);
    const values = [chosen[option.sendid] ?? []].flat();
    made.set(
      option.sendid,
      values.filter((value) => possible.has(value)),
    );
  }
  return asked;
}

/** The valid part of an answer: without options that do not apply and impossible values. */
export function onlyAsked(options: readonly ConditionalOption[], chosen: Chosen): Chosen {
  const asked = askedOf(options, chosen);
  const kept = options.flatMap(({ sendid, values }): [string, string | string[]][] => {
    const answer = chosen[sendid];
    const possible = asked.get(sendid);
    if (answer === undefined || !possible) return [];
    if (values.length === 0) return [[sendid, answer]];
    const left = [answer].flat().filter((value) => possible.has(value));
    const [first] = left;
    return first === undefined ? [] : [[sendid, Array.isArray(answer) ? left : first]];
  });
  return Object.fromEntries(kept);
}

/** Required options without an answer; `chosen` has answers to visible ones only. */
export function missingIn<Option extends ConditionalOption & { required: boolean }>(
  options: readonly Option[],
  chosen: Chosen,
): Option[] {
  const asked = askedOf(options, chosen);
  return options.filter(({ sendid, required }) => required && asked.has(sendid) && !chosen[sendid]?.length);
}

/** Why something cannot be chosen: `Only with Heroic or Mythic`. */
export function onlyWith({ dependsOn }: Conditional, options: readonly ConditionalOption[]): string | undefined {
  const other = options.find((option) => option.sendid === dependsOn?.option);
  const names = other?.values.filter(({ value }) => dependsOn?.values.includes(value)).map(({ name }) => name) ?? [];
  return names.length > 0 ? `Only with ${names.join(' or ')}` : undefined;
}
