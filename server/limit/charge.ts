/** Takes more of the caller's budget. Seconds to wait when there is not so much left. */
export type Charge = (points: number) => Promise<number | undefined>;
