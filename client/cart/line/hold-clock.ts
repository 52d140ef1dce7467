import { useSyncExternalStore } from 'react';

const SECOND_MS = 1000;
const never = () => () => undefined;

/** The time in milliseconds, anew each second while `runs`; undefined on the server. */
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

/** `14:05`. */
export function timeLeft(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
