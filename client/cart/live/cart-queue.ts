import { LoadError } from '#client/data/load.ts';
import type { CartOutcome } from '#client/cart/change/cart-action.ts';
import type { ChangedCart, CartError } from '#client/cart/change-cart.ts';
import type { Change } from '#client/cart/change/read-change.ts';
import type { CartPage_CartFragment } from '#client/generated/graphql.ts';
import {
  asKnown,
  type CartEvent,
  type CartState,
  EMPTY,
  isChange,
  type LiveCart,
  reduce,
  type Step,
  view,
} from './cart-state.ts';

type Shop = {
  send(change: Change): Promise<ChangedCart>;
  /** The current cart, whatever earlier responses said. */
  read(): Promise<CartPage_CartFragment>;
};

/**
 * Shows every change at once and sends them one after the other, each based on the response to the one before. `reduce`
 * decides what becomes of the cart.
 */
export function createCartQueue(shop: Shop) {
  const store = createStore();
  const waiting = new Set<(ok: boolean) => void>();
  let running = false;

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    let isWell = true;
    try {
      for (let step = store.steps()[0]; step; step = store.steps()[0]) {
        const event = await take(shop, store.state(), step);
        isWell &&= isTaken(event);
        store.dispatch(event);
      }
    } finally {
      running = false;
    }
    for (const tell of waiting) tell(isWell);
    waiting.clear();
  }

  function begin(event: CartEvent): void {
    store.dispatch(event);
    void run();
  }

  return {
    subscribe: store.subscribe,
    get: store.view,
    /** The page has loaded a cart, by its loader; pending changes continue. */
    begin: (cart: CartPage_CartFragment, outcome?: CartOutcome) => store.dispatch({ type: 'loaded', cart, outcome }),
    change: (change: Change) => begin({ type: 'changed', change }),
    /** Shows what is wrong with something that is not worth sending. */
    refuse: (line: string, error: CartError) => store.dispatch({ type: 'invalid', line, error }),
    readAnew: () => begin({ type: 'outdated' }),
    /** Resolves when nothing is pending: whether all of it succeeded; earlier errors do not count. */
    settled: () =>
      store.steps().length === 0 ? Promise.resolve(true) : new Promise<boolean>((resolve) => void waiting.add(resolve)),
    /** Pending changes. */
    unanswered: (): Change[] => store.steps().filter(isChange),
  };
}

function createStore() {
  const listeners = new Set<() => void>();
  let state = EMPTY;
  let shown: LiveCart | undefined;
  return {
    state: () => state,
    steps: () => state.steps,
    view: () => shown,
    dispatch(event: CartEvent): void {
      state = reduce(state, event);
      shown = view(state);
      listeners.forEach((listener) => listener());
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

async function take(shop: Shop, state: CartState, step: Step): Promise<CartEvent> {
  try {
    return isChange(step)
      ? { type: 'answered', change: step, answer: await shop.send(asKnown(state, step)) }
      : { type: 'read', step, cart: await shop.read() };
  } catch (error) {
    if (error instanceof LoadError) return { type: 'unanswered', step };
    throw error;
  }
}

function isTaken(event: CartEvent): boolean {
  return event.type === 'answered' ? event.answer.errors.length === 0 : event.type !== 'unanswered';
}
