import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** `file` is a path below `media/`, such as `product/wow-gold/640x480.avif`. */
export type Demand = { file: string };
/** Said once the file is there, or will not come. */
export type Answer = { file: string };

export type Studio = {
  /** Resolves once the file lies in `dist/media`, or when it cannot be drawn. */
  draw(file: string): Promise<void>;
  stop(): void;
};

/** Starts the process that draws what is missing; `ahead`: also what nobody has asked for yet. */
export function startStudio({ ahead }: { ahead: boolean }): Studio {
  const waiting = new Map<string, (() => void)[]>();
  const child = fork(fileURLToPath(new URL('studio.ts', import.meta.url)), ahead ? ['--ahead'] : []);
  let open = true;
  child.on('message', (message) => {
    const { file } = message as Answer;
    for (const tell of waiting.get(file) ?? []) tell();
    waiting.delete(file);
  });
  child.on('error', (error) => console.error('waystone: the studio:', error));
  child.on('exit', () => {
    open = false;
    for (const tell of [...waiting.values()].flat()) tell();
    waiting.clear();
  });
  return {
    draw: (file) =>
      new Promise((resolve) => {
        if (!open) return resolve();
        const others = waiting.get(file);
        if (others) return void others.push(resolve);
        waiting.set(file, [resolve]);
        child.send({ file } satisfies Demand);
      }),
    // It ends when nobody listens to it any more.
    stop: () => (child.connected ? child.disconnect() : undefined),
  };
}
