import { grouped } from '#client/ui/grouped.ts';

type Counted = { unitName: string; unitsTotal: number; unitsDone: number; unitReached: string | null };

export type Work = Counted & {
  startBy: string | null;
  doneBy: string | null;
  startedAt: string | null;
  doneAt: string | null;
};

/** Such as `Steps: 2 of 3, Gold reached`. Undefined if there is only one unit. */
export function countOf({ unitName, unitsTotal, unitsDone, unitReached }: Counted): string | undefined {
  if (unitsTotal <= 1) return undefined;
  const count = `${unitName}: ${grouped(unitsDone)} of ${grouped(unitsTotal)}`;
  return unitReached ? `${count}, ${unitReached} reached` : count;
}

/** The past events of a line and the next promise, each with its time. Promises count only while `atWork`. */
export function timesOf({ startBy, doneBy, startedAt, doneAt }: Work, atWork: boolean): { name: string; at: string }[] {
  if (doneAt) return [{ name: 'Done', at: doneAt }];
  const start = startedAt
    ? { name: 'Started', at: startedAt }
    : atWork && startBy && { name: 'Starts by', at: startBy };
  const end = atWork && doneBy && { name: 'Done by', at: doneBy };
  return [start, end].filter((time) => typeof time === 'object' && time !== null);
}
