import type { ChosenRun_RunFragment } from '#client/generated/graphql.ts';

export type ChosenRun = ChosenRun_RunFragment;

/** The query parameter with a run, in the address of its product. */
export const RUN = 'run';

/** The query parameter, and form field, with the requested player. */
export const PLAYER = 'player';

/** Instead of a run: a time that is agreed on later. */
export const ANY_TIME = 'any';

/** State of a navigation after a seat was rejected. */
export const RUN_REFUSED = 'run-refused';

export function isOpen({ status, slotsLeft }: ChosenRun): boolean {
  return status === 'SCHEDULED' && slotsLeft > 0;
}
