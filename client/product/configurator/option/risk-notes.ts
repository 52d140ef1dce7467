export type RiskyValue = { value: string; name: string; risk: string };

/** Each risk once, with the names of the values that have it; without names if all of several values have it. */
export function riskNotes(values: readonly RiskyValue[], chosen: readonly string[]) {
  const byRisk = Map.groupBy(
    values.filter(({ risk }) => risk),
    ({ risk }) => risk,
  );
  return [...byRisk].map(([risk, risky]) => ({
    risk,
    names: risky.length > 1 && risky.length === values.length ? undefined : risky.map(({ name }) => name),
    isChosen: risky.some(({ value }) => chosen.includes(value)),
  }));
}
