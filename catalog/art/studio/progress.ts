const PIPE_INTERVAL_MS = 3000;
const TERMINAL_INTERVAL_MS = 100;

export type Progress = { add(count: number): void; end(summary: string): void };

/** Prints `pictures 120/640`: in place on a terminal, otherwise a line every few seconds. */
export function createProgress(what: string, total: number, out: NodeJS.WriteStream = process.stdout): Progress {
  const interval = out.isTTY ? TERMINAL_INTERVAL_MS : PIPE_INTERVAL_MS;
  let done = 0;
  let toldAt = Date.now();
  return {
    add: (count) => {
      done += count;
      if (Date.now() - toldAt < interval) return;
      toldAt = Date.now();
      out.write(out.isTTY ? `\r${what} ${done}/${total}` : `${what} ${done}/${total}\n`);
    },
    end: (summary) => {
      out.write(`${out.isTTY ? '\r' : ''}${what} ${done}/${total}, ${summary}\n`);
    },
  };
}
