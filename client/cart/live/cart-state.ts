import type { CartOutcome } from '#client/cart/change/cart-action.ts';
import type { ChangedCart, CartError } from '#client/cart/change-cart.ts';
import { COUPON, type Change } from '#client/cart/change/read-change.ts';
import type { CartPage_CartFragment } from '#client/generated/graphql.ts';
import { noAnswer } from '#client/form/no-answer.ts';

type Cart = CartPage_CartFragment;
type Line = Cart['lines'][number];
type Errors = Readonly<Record<string, readonly CartError[]>>;
type Removed = { line: string; name: string };

/** After a message from another tab; and after a failure, since the shop may have received the change all the same. */
export const READ = { intent: 'read' } as const;
const CHECK = { intent: 'check' } as const;
export type Step = Change | typeof READ | typeof CHECK;

export type CartState = {
  /** The last response; undefined before the first page has loaded. */
  cart: Cart | undefined;
  /** Pending changes; the first is being sent. */
  steps: readonly Step[];
  /** By line: what was removed, and its position. */
  taken: ReadonlyMap<string, { line: Line; at: number }>;
  errors: Errors;
  /** What can be restored, the latest last. */
  removed: readonly Removed[];
  rejectedCode: string | undefined;
  changedElsewhere: boolean;
};

export type CartEvent =
  /** The page has loaded a cart, by its loader. */
  | { type: 'loaded'; cart: Cart; outcome?: CartOutcome | undefined }
  | { type: 'changed'; change: Change }
  /** Something that is not worth sending. */
  | { type: 'invalid'; line: string; error: CartError }
  | { type: 'outdated' }
  | { type: 'answered'; change: Change; answer: ChangedCart }
  | { type: 'read'; step: Step; cart: Cart }
  | { type: 'unanswered'; step: Step };

/** What the page shows while changes are pending. */
export type LiveCart = Pick<CartState, 'errors' | 'removed' | 'changedElsewhere'> & {
  /** As of the last response. */
  cart: Cart;
  /** With what the visitor has changed meanwhile. */
  lines: readonly Line[];
  /** By line: the requested quantity, if it differs from the last response. */
  quantities: Readonly<Record<string, number>>;
  busy: boolean;
  /** A coupon is being checked. */
  checking: boolean;
  /** The last rejected coupon, as it was typed. */
  rejectedCode?: string | undefined;
};

export const EMPTY: CartState = {
  cart: undefined,
  steps: [],
  taken: new Map(),
  errors: {},
  removed: [],
  rejectedCode: undefined,
  changedElsewhere: false,
};

const sayNoAnswer = () => noAnswer('Try again in a moment: the cart is shown as it stands then.');

export function reduce(state: CartState, event: CartEvent): CartState {
  switch (event.type) {
    case 'loaded':
      return withLoaded(state, event.cart, event.outcome);
    case 'changed':
      return withStep(withChange(state, event.change), event.change);
    case 'invalid':
      return { ...state, errors: { ...state.errors, [event.line]: [event.error] } };
    case 'outdated':
      // The pending read may have been answered before the change that this one is about.
      return state.steps.slice(1).includes(READ) ? state : { ...state, steps: [...state.steps, READ] };
    case 'answered':
      return withAnswer(state, event.change, event.answer);
    case 'read':
      return withRead(state, event.step, event.cart);
    case 'unanswered':
      return withoutAnswer(state, event.step);
  }
}

/** Undefined before the first page has loaded. */
export function view(state: CartState): LiveCart | undefined {
  const { cart, steps, taken, errors, removed, rejectedCode, changedElsewhere } = state;
  if (!cart) return undefined;
  const quantities: Record<string, number> = {};
  let lines: readonly Line[] = cart.lines;
  for (const step of steps) {
    if (step.intent === 'update') quantities[step.line] = step.quantity;
    if (step.intent === 'remove') lines = lines.filter(({ id }) => id !== step.line);
    const back = step.intent === 'restore' ? taken.get(step.line) : undefined;
    if (back && !lines.some(({ id }) => id === back.line.id)) lines = lines.toSpliced(back.at, 0, back.line);
  }
  const busy = steps.some(isChange);
  const checking = steps.some(({ intent }) => intent === 'coupon');
  return { cart, lines, quantities, removed, errors, busy, checking, rejectedCode, changedElsewhere };
}

export function isChange(step: Step): step is Change {
  return step !== READ && step !== CHECK;
}

/**
 * A change of quantity is based on the last response for the line; the shop rejects it if the line was changed
 * elsewhere.
 */
export function asKnown({ cart }: CartState, change: Change): Change {
  const version = change.intent === 'update' && cart?.lines.find(({ id }) => id === change.line)?.version;
  return version ? { ...change, version } : change;
}

function withLoaded(state: CartState, cart: Cart, outcome: CartOutcome | undefined): CartState {
  return {
    ...state,
    cart: state.steps.some(isChange) ? state.cart : cart,
    errors: outcome?.errors ? { [outcome.of ?? '']: outcome.errors } : {},
    removed: outcome?.removed ? [outcome.removed] : [],
    changedElsewhere: false,
  };
}

/** What the visitor sees of a change at once. */
function withChange(state: CartState, change: Change): CartState {
  const of = subjectOf(change);
  const { [of]: _, '': __, ...errors } = state.errors;
  const rejectedCode = of === COUPON ? undefined : state.rejectedCode;
  const next = { ...state, errors, rejectedCode, changedElsewhere: false };
  if (change.intent === 'restore') return { ...next, removed: without(state.removed, change.line) };
  if (change.intent !== 'remove') return next;
  const lines = view(state)?.lines ?? [];
  const at = lines.findIndex(({ id }) => id === change.line);
  const line = lines[at];
  return {
    ...next,
    taken: line ? new Map(state.taken).set(change.line, { line, at }) : state.taken,
    removed: [...without(state.removed, change.line), { line: change.line, name: change.name }],
  };
}

/**
 * Of several pending quantities for a line only the last is sent; a line that is restored before its removal was sent
 * is not removed at all.
 */
function withStep(state: CartState, change: Change): CartState {
  const steps = change.intent === 'update' ? withoutQuantities(state.steps, change.line) : state.steps;
  const undone =
    change.intent === 'restore'
      ? steps.findLastIndex((one, at) => at > 0 && one.intent === 'remove' && one.line === change.line)
      : -1;
  return { ...state, steps: undone > 0 ? steps.toSpliced(undone, 1) : [...steps, change] };
}

function withAnswer(state: CartState, change: Change, { cart, errors }: ChangedCart): CartState {
  const next = { ...state, cart: cart ?? state.cart };
  const settled = errors.length > 0 ? withRejection(next, change, errors) : next;
  return { ...settled, steps: settled.steps.slice(1) };
}

function withRead(state: CartState, step: Step, cart: Cart): CartState {
  const isOther = step === READ && state.cart !== undefined && differ(state.cart, cart);
  return { ...state, cart, changedElsewhere: state.changedElsewhere || isOther, steps: state.steps.slice(1) };
}

function withoutAnswer(state: CartState, step: Step): CartState {
  if (!isChange(step)) return { ...state, steps: state.steps.slice(1) };
  const rejected = withRejection(state, step, [{ message: sayNoAnswer() }]);
  return { ...rejected, steps: [...rejected.steps.slice(1), CHECK] };
}

function withRejection(state: CartState, change: Change, errors: readonly CartError[]): CartState {
  const of = subjectOf(change);
  const next = { ...state, rejectedCode: change.intent === 'coupon' ? change.code : state.rejectedCode };
  if (change.intent === 'restore') {
    const named = errors.map((one) => ({ ...one, message: `${change.name}: ${one.message}` }));
    const removed = [...state.removed, { line: change.line, name: change.name }];
    return { ...next, removed, errors: { ...state.errors, '': named } };
  }
  const isGone = of !== COUPON && state.cart !== undefined && !state.cart.lines.some(({ id }) => id === of);
  return {
    ...next,
    errors: { ...state.errors, [isGone ? '' : of]: errors },
    removed: change.intent === 'remove' ? without(state.removed, of) : state.removed,
    // Requested on the basis of the same response.
    steps: change.intent === 'update' ? withoutQuantities(state.steps, of) : state.steps,
  };
}

/** The first step is being sent already. */
function withoutQuantities(steps: readonly Step[], line: string): readonly Step[] {
  return steps.filter((step, at) => at === 0 || step.intent !== 'update' || step.line !== line);
}

function without(removed: readonly Removed[], line: string): readonly Removed[] {
  return removed.filter((one) => one.line !== line);
}

/** A line, or the coupon. */
function subjectOf(change: Change): string {
  return 'line' in change ? change.line : COUPON;
}

function differ(before: Cart, after: Cart): boolean {
  return before.version !== after.version || before.total.amount !== after.total.amount;
}
