import { test } from 'vitest';
import { ANY_ENGINE, type Engine } from './database.ts';

type DeclareTest = ((name: string, run: () => Promise<void> | void) => void) & Pick<typeof test, 'each'>;

const LEFT_OUT: DeclareTest = Object.assign(() => {}, { each: () => () => {} });

/**
 * `test` for what one caller does, in a file whose races run on every engine: it declares the test on one of them, and
 * on both with `npm test -- --matrix`.
 */
export function testOnOneEngine(engine: Engine): DeclareTest {
  return ANY_ENGINE.includes(engine) ? test : LEFT_OUT;
}
