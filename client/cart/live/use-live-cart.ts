import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CartOutcome } from '#client/cart/change/cart-action.ts';
import type { CartPage_CartFragment } from '#client/generated/graphql.ts';
import { awaitCode } from '#client/ui/hydration/fetch-code.ts';
import type { LiveCart } from './cart-state.ts';
import { useHeldSubmits } from './use-held-submits.ts';
import { whenWanted } from './when-wanted.ts';

type Engine = typeof import('./live-cart.ts');

const open = () => import('./live-cart.ts');
const never = () => () => undefined;
const nothing = () => undefined;

/** The cart with its pending changes; the code is loaded when a first change becomes possible. */
export function useLiveCart(
  page: RefObject<HTMLElement | null>,
  loaded: CartPage_CartFragment,
  outcome: CartOutcome | undefined,
): LiveCart {
  const [engine, setEngine] = useState<Engine>();
  const isOutdated = useRef(false);
  const navigate = useNavigate();
  useEffect(() => {
    const leave = new AbortController();
    const hearOthers = () => void (isOutdated.current = true);
    void whenWanted(hearOthers, leave.signal)
      .then(() => awaitCode(open))
      .then((opened) => leave.signal.aborted || setEngine(opened));
    return () => leave.abort();
  }, []);
  useLayoutEffect(() => engine?.liveCart.begin(loaded, outcome), [engine, loaded, outcome]);
  useEffect(() => {
    if (!engine || !page.current) return undefined;
    const stop = engine.attach(page.current, (path) => void navigate(path));
    if (isOutdated.current) engine.liveCart.readAnew();
    isOutdated.current = false;
    return stop;
  }, [engine, page, navigate]);
  useHeldSubmits(page, open, engine !== undefined);
  const live = useSyncExternalStore(engine?.liveCart.subscribe ?? never, engine?.liveCart.get ?? nothing, nothing);
  return live ?? asLoaded(loaded, outcome);
}

function asLoaded(cart: CartPage_CartFragment, outcome: CartOutcome | undefined): LiveCart {
  return {
    cart,
    lines: cart.lines,
    quantities: {},
    removed: outcome?.removed ? [outcome.removed] : [],
    errors: outcome?.errors ? { [outcome.of ?? '']: outcome.errors } : {},
    busy: false,
    checking: false,
    changedElsewhere: false,
  };
}
