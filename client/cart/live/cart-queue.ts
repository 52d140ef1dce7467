import { LoadError } from '#client/data/load.ts';
import type { CartOutcome } from '#client/cart/change/cart-action.ts';
import type { ChangedCart, CartError } from '#client/cart/change-cart.ts';
import { COUPON, type Change } from '#client/cart/change/read-change.ts';
import type { CartPage_CartFragment } from '#client/generated/graphql.ts';

type Cart = CartPage_CartFragment;
type Line = Cart['lines'][number];
/** A line that was taken out, and where it stood. */
type Kept = { line: Line; at: number };

/** What the page shows while its changes are on their way. */
export type LiveCart = {
  /** As last answered. */
  cart: Cart;
  /** With what the visitor has changed meanwhile. */
  lines: readonly Line[];
  /** By line: the quantity asked for, where it is not the answered one yet. */
  quantities: Readonly<Record<string, number>>;
  /** What can be put back, the latest last. */
  removed: readonly { line: string; name: string }[];
  /** By line, or `COUPON`, or `''` for what no line stands for any more. */
  errors: Readonly<Record<string, readonly CartError[]>>;
  busy: boolean;
  /** A coupon is being looked at. */
  checking: boolean;
  /** The coupon that was refused last, as it was typed. */
  refusedCode?: string | undefined;
  /** The shop or another tab has changed something that stood here. */
  changedElsewhere: boolean;
};

type Shop = {
  send(change: Change): Promise<ChangedCart>;
  /** The cart as it is now, whatever was answered before. */
  read(): Promise<Cart>;
};

const NO_ANSWER = 'The shop did not answer. The cart is shown as soon as it does; try again then.';
/** After word from another tab; and after a failure, when the change may have arrived all the same. */
const READ = { intent: 'read' } as const;
const CHECK = { intent: 'check' } as const;
type Step = Change | typeof READ | typeof CHECK;

/**
 * Shows every change at once and sends one after the other, each made for the state that the one
 * before was answered with. Of several quantities for a line that wait, the last is sent.
 */
export function createCartQueue(shop: Shop) {
  const listeners = new Set<() => void>();
  const settled = new Set<(ok: boolean) => void>();
  const kept = new Map<string, Kept>();
  let cart: Cart | undefined;
  let steps: Step[] = [];
  let errors: Record<string, readonly CartError[]> = {};
  let removed: { line: string; name: string }[] = [];
  let refusedCode: string | undefined;
  let changedElsewhere = false;
  let running = false;
  let shown: LiveCart | undefined;

  const emit = () => {
    const checking = steps.some(({ intent }) => intent === 'coupon');
    const busy = steps.some(isChange);
    shown = cart && { cart, ...overlay(cart), removed, errors, busy, checking, refusedCode, changedElsewhere };
    listeners.forEach((listener) => listener());
  };

  /** What the cart will look like when everything that waits has been done. */
  function overlay(base: Cart) {
    const quantities: Record<string, number> = {};
    const lines = [...base.lines];
    for (const step of steps) {
      if (step.intent === 'update') quantities[step.line] = step.quantity;
      if (step.intent === 'remove') lines.splice(0, lines.length, ...lines.filter(({ id }) => id !== step.line));
      const back = step.intent === 'restore' ? kept.get(step.line) : undefined;
      if (back && !lines.some(({ id }) => id === back.line.id)) lines.splice(back.at, 0, back.line);
    }
    return { lines, quantities };
  }

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    for (let step = steps[0]; step; step = steps[0]) {
      try {
        if (isChange(step)) taken(step, await shop.send(known(step)));
        else take(await shop.read(), step);
        steps.shift();
      } catch (error) {
        if (!(error instanceof LoadError)) {
          running = false;
          throw error;
        }
        failed(step);
      }
      emit();
    }
    running = false;
    const isWell = Object.keys(errors).length === 0;
    for (const tell of settled) tell(isWell);
    settled.clear();
  }

  /** A change of quantity holds for the line as it was answered last; one made elsewhere refuses it. */
  function known(change: Change): Change {
    const version = change.intent === 'update' && cart?.lines.find(({ id }) => id === change.line)?.version;
    return version ? { ...change, version } : change;
  }

  function take(answered: Cart, asked: Step): void {
    changedElsewhere ||= asked === READ && cart !== undefined && isOther(cart, answered);
    cart = answered;
  }

  function taken(change: Change, answer: ChangedCart): void {
    if (answer.cart) cart = answer.cart;
    if (answer.errors.length > 0) refuse(change, answer.errors);
  }

  function failed(step: Step): void {
    if (isChange(step)) refuse(step, [{ message: NO_ANSWER }]);
    steps.shift();
    if (isChange(step)) steps.push(CHECK);
  }

  function refuse(change: Change, refused: readonly CartError[]): void {
    const of = 'line' in change ? change.line : COUPON;
    if (change.intent === 'coupon') refusedCode = change.code;
    // What was asked for after it stood on the same ground.
    if (change.intent === 'update') steps = steps.filter((step, at) => at === 0 || !isQuantity(step, of));
    if (change.intent === 'remove') removed = removed.filter(({ line }) => line !== of);
    if (change.intent === 'restore') {
      removed = [...removed, { line: change.line, name: change.name }];
      errors = { ...errors, '': refused.map((one) => ({ ...one, message: `${change.name}: ${one.message}` })) };
    } else if (cart && of !== COUPON && !cart.lines.some(({ id }) => id === of)) errors = { ...errors, '': refused };
    else errors = { ...errors, [of]: refused };
  }

  function push(step: Step): void {
    // The first one is on its way already.
    const waiting = steps.slice(1);
    if (step.intent === 'update') steps = steps.filter((one, at) => at === 0 || !isQuantity(one, step.line));
    if (step === READ && waiting.includes(READ)) return;
    if (step.intent === 'restore') {
      const undone = steps.findLastIndex((one, at) => at > 0 && one.intent === 'remove' && one.line === step.line);
      if (undone > 0) {
        steps.splice(undone, 1);
        return emit();
      }
    }
    steps.push(step);
    emit();
    void run();
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => shown,
    /** The page has come with a cart of its own, from its loader; what is under way goes on. */
    begin(loaded: Cart, outcome?: CartOutcome) {
      if (!steps.some(isChange)) cart = loaded;
      errors = outcome?.errors ? { [outcome.of ?? '']: outcome.errors } : {};
      removed = outcome?.removed ? [outcome.removed] : [];
      changedElsewhere = false;
      emit();
    },
    change(change: Change) {
      const of = 'line' in change ? change.line : COUPON;
      const { [of]: _, '': __, ...others } = errors;
      errors = others;
      if (of === COUPON) refusedCode = undefined;
      changedElsewhere = false;
      if (change.intent === 'remove') {
        const at = shown?.lines.findIndex(({ id }) => id === change.line) ?? -1;
        const line = shown?.lines[at];
        if (line) kept.set(change.line, { line, at });
        removed = [...removed.filter(({ line: id }) => id !== change.line), { line: change.line, name: change.name }];
      }
      if (change.intent === 'restore') removed = removed.filter(({ line }) => line !== change.line);
      push(change);
    },
    /** Says what is wrong with something that is not worth sending. */
    refuse(line: string, error: CartError) {
      errors = { ...errors, [line]: [error] };
      emit();
    },
    readAnew: () => push(READ),
    /** Resolves when nothing is under way: whether everything went through. */
    settled: () =>
      steps.length === 0 ? Promise.resolve(true) : new Promise<boolean>((resolve) => void settled.add(resolve)),
    /** What has not been answered yet. */
    unanswered: (): Change[] => steps.filter(isChange),
  };
}

function isChange(step: Step): step is Change {
  return step !== READ && step !== CHECK;
}

function isQuantity(step: Step, line: string): boolean {
  return step.intent === 'update' && step.line === line;
}

function isOther(before: Cart, after: Cart): boolean {
  return before.version !== after.version || before.total.amount !== after.total.amount;
}
