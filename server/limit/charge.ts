/** Charges more to the caller's budget. Returns the seconds to wait if there is not enough left. */
export type Charge = (points: number) => Promise<number | undefined>;
