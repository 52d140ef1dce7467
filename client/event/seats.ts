/** Of a run. */
export type Seats = { slotsLeft: number; slotsTotal: number };

/** Of all seats. */
const FEW_SHARE = 1 / 4;

/** The last seats are worth highlighting; a small group has few from the beginning, which means nothing. */
export function isNearlyFull({ slotsLeft, slotsTotal }: Seats): boolean {
  return slotsLeft < slotsTotal && slotsLeft <= Math.max(1, slotsTotal * FEW_SHARE);
}

/** `9 of 16 seats left` */
export function seatsText({ slotsLeft, slotsTotal }: Seats): string {
  return slotsTotal === 1 ? '1 seat left' : `${slotsLeft} of ${slotsTotal} seats left`;
}
