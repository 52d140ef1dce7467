import { readData } from '#client/data/state/json-script.ts';

/** Longer than the deadline of the shop's own calls, whose errors are more precise. */
const SERVER_LIMIT_MS = 3_000;
const BROWSER_LIMIT_MS = 10_000;

export type Outcome<T> = { ok: true; value: T } | { ok: false; error: string };

/** React reads `status` and `value`, so a settled promise is rendered at once. React sets `pending` itself. */
type Settling<T> = Promise<Outcome<T>> & { status?: 'pending' | 'fulfilled'; value?: Outcome<T> };

/**
 * A part of a page that may be sent after the rest. In a document its value is in the deferred section itself
 * (DeferredSection); the page's own data only has its id.
 */
export class Deferred<T> {
  readonly id: string;
  readonly #read: () => Settling<T>;
  #outcome: Settling<T> | undefined;

  constructor(id: string, read: () => Settling<T>) {
    this.id = id;
    this.#read = read;
  }

  /** Never rejects. */
  get outcome(): Settling<T> {
    return (this.#outcome ??= this.#read());
  }

  get isSettled(): boolean {
    return this.outcome.status === 'fulfilled';
  }

  /** The value, if it has arrived. */
  get valueNow(): T | undefined {
    const { status, value } = this.outcome;
    return status === 'fulfilled' && value?.ok ? value.value : undefined;
  }

  toJSON(): { $later: string } {
    return { $later: this.id };
  }
}

/**
 * `id` is unique in the document and names the page too (`related-123`), so that a new page has a new section. An
 * error, or no response within `limitMs`, becomes `{ ok: false }`.
 */
export function defer<T>(
  id: string,
  promise: Promise<T>,
  limitMs = typeof document === 'undefined' ? SERVER_LIMIT_MS : BROWSER_LIMIT_MS,
): Deferred<T> {
  const outcome = settle(promise, limitMs);
  return new Deferred(id, () => outcome);
}

/** The same section in the browser, read from the document when React hydrates it. */
export function deferredFromDocument<T>(id: string): Deferred<T> {
  return new Deferred(id, () => {
    const text = document.getElementById(id)?.textContent;
    const outcome: Outcome<T> = text ? readData(text) : { ok: false, error: 'not delivered' };
    const settled: Settling<T> = Promise.resolve(outcome);
    markFulfilled(settled, outcome);
    return settled;
  });
}

function settle<T>(promise: Promise<T>, limitMs: number): Settling<T> {
  const outcome: Settling<T> = new Promise((resolve) => {
    const finish = (result: Outcome<T>) => {
      clearTimeout(timer);
      if (outcome.status === 'fulfilled') return;
      markFulfilled(outcome, result);
      resolve(result);
    };
    const timer = setTimeout(() => finish({ ok: false, error: 'late' }), limitMs);
    promise.then(
      (value) => finish({ ok: true, value }),
      () => finish({ ok: false, error: 'failed' }),
    );
  });
  return outcome;
}

function markFulfilled<T>(promise: Settling<T>, value: Outcome<T>): void {
  promise.status = 'fulfilled';
  promise.value = value;
}
