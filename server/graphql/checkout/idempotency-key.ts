/** Input of a write that is done once for its key; `engine/checked-arguments.ts` checks the key's form. */
export type Keyed = { idempotencyKey?: string | null };
