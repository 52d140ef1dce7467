/** Of one process. */
export type Measure = {
  /** Resident bytes, and the part that is mapped from files, such as the Node program: processes share it. */
  rss: number;
  files: number;
  /** Bytes after a garbage collection. */
  heap: number;
  /** Open handles. */
  handles: number;
  sockets: number;
};

/** The measurements of one quarter of the time. */
export type Quarter = { measures: Record<string, Measure[]> };

export type Load = {
  requests: number;
  aborted: number;
  /** By kind: answers of 500 and above, errors by a limit, broken connections that we did not break. */
  errors: Map<string, number>;
  foreignCanaries: number;
  orders: number;
};

export type Goal = { goal: string; figure: string; isMet: boolean };

/** The growth allowed between the second and the last quarter: a share, plus normal fluctuation. */
const GROWTH = 1.05;
const BREATH_BYTES = 8 * 1024 * 1024;
const BREATH_COUNT = 10;
/** All processes of a shop together, with the pages of files that they share counted once. */
const MAX_BYTES = 400 * 1024 * 1024;

/** The goals of a soak: nothing grows, nothing fails, no visitor sees another's data. */
export function judge(quarters: Quarter[], load: Load): Goal[] {
  const [, second, , last] = quarters;
  const goals: Goal[] = [
    failed(load.errors),
    count('canaries of another visitor', load.foreignCanaries),
    { goal: 'orders placed', figure: `${load.orders}, at least 1`, isMet: load.orders > 0 },
  ];
  if (!second || !last) throw new Error('A soak has four quarters');
  for (const name of Object.keys(last.measures)) {
    const [before, after] = [second.measures[name] ?? [], last.measures[name] ?? []];
    goals.push(
      growth(`${name}: RSS, median`, median(before, 'rss'), median(after, 'rss')),
      growth(`${name}: heap after collection`, least(before, 'heap'), least(after, 'heap')),
      steady(`${name}: handles`, median(before, 'handles'), median(after, 'handles')),
      steady(`${name}: sockets`, median(before, 'sockets'), median(after, 'sockets')),
    );
  }
  return [...goals, together(Object.values(last.measures))];
}

export function tableOf(title: string, goals: Goal[]): string {
  const width = Math.max(...goals.map(({ goal }) => goal.length));
  return [
    title,
    ...goals.map(({ goal, figure, isMet }) => `  ${isMet ? 'met   ' : 'MISSED'}  ${goal.padEnd(width)}  ${figure}`),
  ].join('\n');
}

function failed(errors: Load['errors']): Goal {
  const kinds = [...errors].map(([kind, times]) => `${times} × ${kind}`);
  return { goal: 'requests that failed', figure: kinds.join(', ') || '0, goal 0', isMet: kinds.length === 0 };
}

function count(goal: string, times: number): Goal {
  return { goal, figure: `${times}, goal 0`, isMet: times === 0 };
}

function growth(goal: string, before: number, after: number): Goal {
  const figure = `${megabytes(before)} → ${megabytes(after)} MB, goal +5 % (and ${megabytes(BREATH_BYTES)} MB)`;
  return { goal, figure, isMet: after <= before * GROWTH + BREATH_BYTES };
}

function steady(goal: string, before: number, after: number): Goal {
  return { goal, figure: `${before} → ${after}, goal +${BREATH_COUNT}`, isMet: after <= before + BREATH_COUNT };
}

function together(processes: Measure[][]): Goal {
  const rss = processes.reduce((sum, measures) => sum + median(measures, 'rss'), 0);
  const files = processes.map((measures) => median(measures, 'files'));
  const bytes = rss - files.reduce((sum, one) => sum + one, 0) + Math.max(...files);
  const figure = `${megabytes(bytes)} MB, goal ${megabytes(MAX_BYTES)} MB; RSS added up ${megabytes(rss)} MB`;
  return { goal: 'memory of all processes, median', figure, isMet: bytes <= MAX_BYTES };
}

// Of the heap the least, because a collection may come in the middle of a request.
function least(measures: Measure[], field: keyof Measure): number {
  return Math.min(...measures.map((one) => one[field]));
}

function median(measures: Measure[], field: keyof Measure): number {
  const sorted = measures.map((one) => one[field]).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY;
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}
