import type { ChosenRun_RunFragment } from '#client/generated/graphql.ts';

export type ChosenRun = ChosenRun_RunFragment;

/** The parameter that names a run in the address of its product. */
export const RUN = 'run';

/** The parameter of the address, and the field of the form, that name the player who is asked for. */
export const PLAYER = 'player';

/** In the place of a run: a time that is agreed on. */
export const ANY_TIME = 'any';

/** Of the product's form, when a seat was refused. */
export const RUN_REFUSED = 'run-refused';

export function isOpen({ status, slotsLeft }: ChosenRun): boolean {
  return status === 'SCHEDULED' && slotsLeft > 0;
}
