import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Card } from '#catalog/art/share/card.ts';

/**
 * `file` is a path below `media/`, such as `product/wow-gold/640x480.avif`; with `card` it is the picture of that card.
 */
export type Demand = { file: string; card?: Card };
/** Sent once the file exists, or cannot be drawn. */
export type Answer = { file: string };

export type Studio = {
  /** Resolves once the file is in `dist/media`, or if it cannot be drawn. */
  draw(file: string): Promise<void>;
  /** The same for the picture of a shared link. */
  drawCard(file: string, card: Card): Promise<void>;
  /** Also draws pictures that were not requested yet. */
  drawAhead(): void;
  stop(): void;
};

const STUDIO = fileURLToPath(new URL('studio.ts', import.meta.url));

type Waiting = { demand: Demand; tell: (() => void)[] };

/**
 * A child process that draws missing pictures. It is started for the first picture, so that it does not slow down the
 * start, and ends when there is nothing to draw. Pictures in `ownPicturesDir` take precedence, also on cards.
 */
export function createStudio({ ownPicturesDir }: { ownPicturesDir: string }): Studio {
  const waiting = new Map<string, Waiting>();
  let started: ChildProcess | undefined;
  let open = true;

  const begin = (...args: string[]): ChildProcess =>
    fork(STUDIO, [`--own=${ownPicturesDir}`, ...args])
      .on('message', (message) => settle((message as Answer).file))
      .on('error', (error) => console.error('waystone: the studio:', error))
      .on('exit', (code) => {
        started = undefined;
        // It would fail again.
        if (code !== 0) open = false;
        if (!open) for (const file of waiting.keys()) settle(file);
        // Pictures requested while it was ending.
        if (waiting.size > 0) started = begin();
        for (const { demand } of waiting.values()) started?.send(demand);
      });

  function settle(file: string): void {
    const { tell = [] } = waiting.get(file) ?? {};
    waiting.delete(file);
    for (const one of tell) one();
  }

  const ask = (demand: Demand) =>
    new Promise<void>((resolve) => {
      if (!open) return resolve();
      const others = waiting.get(demand.file);
      if (others) return void others.tell.push(resolve);
      waiting.set(demand.file, { demand, tell: [resolve] });
      started ??= begin();
      if (started.connected) started.send(demand);
    });

  return {
    drawAhead: () => void (started ??= begin('--ahead')),
    draw: (file) => ask({ file }),
    drawCard: (file, card) => ask({ file, card }),
    stop: () => {
      open = false;
      // It ends when its channel is closed.
      if (started?.connected) started.disconnect();
    },
  };
}
