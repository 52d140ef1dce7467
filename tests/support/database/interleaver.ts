import type { KyselyPlugin } from 'kysely';
import type { Random } from '#tests/support/hostile/random.ts';

/** The longest pause before the result of a statement is passed on, in turns of the event loop. */
const MAX_TURNS = 3;

/**
 * While it is `on`, delays the result of every statement and releases them one at a time in random order, so that
 * concurrent calls interleave between any two of their statements. PostgreSQL's own timing adds to it.
 */
export function createInterleaver(random: Random): { plugin: KyselyPlugin; isOn: boolean } {
  const held: (() => void)[] = [];
  let isDrawing = false;

  const draw = (turns: number): void => {
    setImmediate(() => {
      if (turns > 0) return draw(turns - 1);
      const [next] = held.splice(random(held.length), 1);
      next?.();
      isDrawing = held.length > 0;
      if (isDrawing) draw(random(MAX_TURNS));
    });
  };
  const interleaver = {
    isOn: false,
    plugin: {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (interleaver.isOn) {
          await new Promise<void>((resolve) => {
            held.push(resolve);
            if (isDrawing) return;
            isDrawing = true;
            draw(random(MAX_TURNS));
          });
        }
        return result;
      },
    } satisfies KyselyPlugin as KyselyPlugin,
  };
  return interleaver;
}
