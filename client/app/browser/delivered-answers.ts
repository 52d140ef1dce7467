import type { Outcome } from '#client/app/later.ts';
import type { Origin } from '#client/app/state/origin.ts';

type Delivered = Outcome<unknown> & { origin?: Origin };

/** What the late sections' operations answered, from the data that stands in the sections. */
export function deliveredAnswers(lateIds: string[]) {
  return lateIds.flatMap((id) => {
    const text = document.getElementById(id)?.textContent;
    const delivered: Delivered | undefined = text ? JSON.parse(text) : undefined;
    if (!delivered?.ok || !delivered.origin) return [];
    const { hash, variables, field, nulls } = delivered.origin;
    const absent = Object.fromEntries(nulls.map((name) => [name, null]));
    return [{ hash, variables, data: { __typename: 'Query', ...absent, [field]: delivered.value } }];
  });
}
