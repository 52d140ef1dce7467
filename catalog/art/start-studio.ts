import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** `file` is a path below `media/`, such as `product/wow-gold/640x480.avif`. */
export type Demand = { file: string };
/** Said once the file is there, or will not come. */
export type Answer = { file: string };

export type Studio = {
  /** Resolves once the file lies in `dist/media`, or when it cannot be drawn. */
  draw(file: string): Promise<void>;
  /** Also draws what nobody has asked for yet. */
  drawAhead(): void;
  stop(): void;
};

/** A process of its own that draws what is missing. It begins with the first picture, so that no start waits for it. */
export function createStudio(): Studio {
  const waiting = new Map<string, (() => void)[]>();
  let started: ChildProcess | undefined;
  let open = true;
  const begin = (args: string[] = []) => {
    const child = fork(fileURLToPath(new URL('studio.ts', import.meta.url)), args);
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
    return child;
  };
  return {
    drawAhead: () => void (started ??= begin(['--ahead'])),
    draw: (file) =>
      new Promise((resolve) => {
        if (!open) return resolve();
        const others = waiting.get(file);
        if (others) return void others.push(resolve);
        waiting.set(file, [resolve]);
        started ??= begin();
        started.send({ file } satisfies Demand);
      }),
    stop: () => {
      open = false;
      // It ends when nobody listens to it any more.
      if (started?.connected) started.disconnect();
    },
  };
}
