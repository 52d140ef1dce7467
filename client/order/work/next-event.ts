import type { OrderNext_OrderFragment as Order } from '#client/generated/graphql.ts';

type Line = Pick<
  Order['lines'][number],
  'name' | 'runStartsAt' | 'isRunCanceled' | 'startBy' | 'startedAt' | 'doneBy' | 'doneAt' | 'login'
>;

export type NextEvent = {
  /** The subject; a line's name if it is about one line. */
  title: string;
  /** Before the moment, such as `Starts`; it fits `in 28 min` and `tomorrow 20:30`. */
  verb: string;
  at: string | undefined;
  /** What the buyer has to do now, or that there is nothing to do. */
  now: string;
  /** The words once the moment has passed. */
  past?: { verb: string; now: string };
  /** Whether the team waits for the buyer. */
  asks?: boolean;
};

const OVERDUE = {
  verb: 'Promised by',
  now: 'We are late. Ask the team here when it goes on. If it gets much later, what we pay for it appears here.',
};

const STOPS = {
  BUYER: {
    title: 'Paused by you',
    now: 'The team stopped, and the promised times wait with you. Continue whenever you like.',
  },
  WAITING: { title: 'The team waits for your answer', now: 'Read the last message and answer it. Then we go on.' },
  SERVERS: {
    title: 'The servers of the game are down',
    now: 'There is nothing to do. We go on when they are back, and the promised times move on by as much.',
  },
};

const LATE = 'This is later than we promised. What we pay for it stands below; ask the team here when it goes on.';
const sealToStart = (names: string) =>
  `Seal your login for ${names} further down, so your player can start. We write here and by email when that is.`;
const sealToGoOn = (names: string) => `Seal your login for ${names} further down: your player needs it to go on.`;

const DISPUTE: NextEvent = {
  title: 'Your bank looks at the payment',
  verb: '',
  at: undefined,
  now: 'Work waits until the bank has decided. If you did not mean to dispute the payment, tell your bank and write to us.',
};

/** The words at a time, in milliseconds since 1970. */
export function eventAt(event: NextEvent, now: number): NextEvent {
  const isPast = event.at !== undefined && Date.parse(event.at) <= now;
  return isPast ? { ...event, ...event.past } : event;
}

/** The next step of an order, and what the buyer has to do. Undefined if there is none. */
export function nextEvent(
  order: Pick<Order, 'stage' | 'payBy' | 'stopped' | 'compensation'>,
  lines: readonly Line[],
): NextEvent | undefined {
  const { stage, payBy, stopped } = order;
  if (stage === 'CREATED' || stage === 'PENDING') return payBy ? payment(payBy, lines) : undefined;
  if (stopped) {
    const { title, now } = STOPS[stopped.cause];
    return { title, verb: 'Since', at: stopped.since, now, asks: stopped.cause === 'WAITING' };
  }
  if (stage === 'DISPUTED') return DISPUTE;
  if (stage !== 'PAID' && stage !== 'ASSIGNED' && stage !== 'IN_PROGRESS') return undefined;
  const open = lines.filter(({ doneAt, isRunCanceled }) => !doneAt && !isRunCanceled);
  const work =
    underWay(open) ??
    start(
      open.filter(({ runStartsAt }) => !runStartsAt),
      stage === 'PAID',
    );
  const next = first(run(open), lateIfOffered(order, work));
  const unsealed = open.filter(({ login }) => login?.canStore && !login.storedAt);
  if (!next || unsealed.length === 0) return next;
  const names = unsealed.map(({ name }) => name).join(', ');
  const now = unsealed.every(({ startedAt }) => startedAt) ? sealToGoOn(names) : sealToStart(names);
  // A delay is due to the missing login then, not to the team.
  return { ...next, now, past: undefined };
}

/** The earlier of the two; if both are at the same time the run, which the buyer has to attend. */
function first(run: NextEvent | undefined, work: NextEvent | undefined): NextEvent | undefined {
  if (!run?.at || !work?.at) return run ?? work;
  return Date.parse(work.at) < Date.parse(run.at) ? work : run;
}

/** A promise whose compensation is offered was broken: its time is over. */
function lateIfOffered({ compensation }: Pick<Order, 'compensation'>, next: NextEvent | undefined) {
  return next && compensation?.state === 'OFFERED'
    ? { ...next, verb: 'Promised by', now: LATE, past: undefined }
    : next;
}

function payment(at: string, lines: readonly Line[]): NextEvent {
  const hasSeats = lines.some(({ runStartsAt }) => runStartsAt);
  const later = hasSeats ? 'another date' : 'the order after all';
  return {
    title: hasSeats ? 'We hold your seats' : 'We hold your order',
    verb: 'Expires',
    at,
    now: `We begin once your money is here. If it comes later than that, you choose: ${later}, or all of it back.`,
  };
}

function run(lines: readonly Line[]): NextEvent | undefined {
  const next = lines
    .filter(({ startedAt, runStartsAt }) => !startedAt && runStartsAt)
    .sort((a, b) => Date.parse(a.runStartsAt ?? '') - Date.parse(b.runStartsAt ?? ''))[0];
  if (!next?.runStartsAt) return undefined;
  return {
    title: next.name,
    verb: 'The run starts',
    at: next.runStartsAt,
    now: 'Be online a few minutes early. The team invites you, and writes here if anything changes.',
    past: { verb: 'The run was due', now: 'Be online: the team invites you, and writes here if anything has changed.' },
  };
}

function underWay(lines: readonly Line[]): NextEvent | undefined {
  const line = lines.find(({ startedAt }) => startedAt);
  if (!line) return undefined;
  return {
    title: `${line.name}: playing now`,
    verb: 'Done at the latest',
    at: line.doneBy ?? undefined,
    now: 'There is nothing to do. Progress and pictures appear here by themselves.',
    past: OVERDUE,
  };
}

function start(lines: readonly Line[], isLooking: boolean): NextEvent | undefined {
  const [line] = lines.toSorted((a, b) => (a.startBy ?? '~').localeCompare(b.startBy ?? '~'));
  if (!line) return undefined;
  return {
    title: line.name,
    verb: 'Starts at the latest',
    at: line.startBy ?? undefined,
    now: isLooking
      ? 'We are putting your team together, and write here and by email when it is found. There is nothing to do.'
      : 'Your team is ready, and writes here before it begins.',
    past: OVERDUE,
  };
}
