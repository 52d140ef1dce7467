import { useSyncExternalStore } from 'react';

const SECOND_MS = 1000;
const never = () => () => undefined;

/** The time in milliseconds, again each second while `runs`; undefined on the server. */
export function useSeconds(runs: boolean): number | undefined {
  return useSyncExternalStore(runs ? eachSecond : never, thisSecond, () => undefined);
}

function eachSecond(tick: () => void): () => void {
  const timer = setInterval(tick, SECOND_MS);
  return () => clearInterval(timer);
}

const thisSecond = () => Math.floor(Date.now() / SECOND_MS) * SECOND_MS;

export function secondsLeft(untilIso: string, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(untilIso) - nowMs) / SECOND_MS));
}

/** `15 min`: to the nearest, so that a clock that is a second behind does not make 16 of 15. */
export function minutesLeft(seconds: number): string {
  return seconds < 60 ? 'less than a minute' : `${Math.round(seconds / 60)} min`;
}
