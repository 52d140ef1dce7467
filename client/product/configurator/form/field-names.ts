/** Form field names: a single value, and one of several values, of the option `sendid`. */
export const singleName = (sendid: string): string => `option-${sendid}`;
export const listName = (sendid: string): string => `options-${sendid}`;
/** The two ends of a range, which is sent as one `from-to`. */
export const fromName = (sendid: string): string => `from-${sendid}`;
export const toName = (sendid: string): string => `to-${sendid}`;

export const namesOf = (sendid: string): string[] => [
  singleName(sendid),
  listName(sendid),
  fromName(sendid),
  toName(sendid),
];

/** Sent by a form with runs to choose from, whatever is chosen. */
export const RUNS_FIELD = 'runs';
