import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CartOutcome } from '#client/cart/change/cart-action.ts';
import type { CartPage_CartFragment } from '#client/generated/graphql.ts';
import { awaitCode } from '#client/ui/hydration/fetch-code.ts';
import type { LiveCart } from './cart-state.ts';

type Engine = typeof import('./live-cart.ts');

const never = () => () => undefined;
const nothing = () => undefined;

/** The cart with what is being changed in it; until its code is here, the forms are sent like without script. */
export function useLiveCart(
  page: RefObject<HTMLElement | null>,
  loaded: CartPage_CartFragment,
  outcome: CartOutcome | undefined,
): LiveCart {
  const [engine, setEngine] = useState<Engine>();
  const navigate = useNavigate();
  useEffect(() => {
    let isHere = true;
    void awaitCode(() => import('./live-cart.ts')).then((opened) => isHere && setEngine(opened));
    return () => void (isHere = false);
  }, []);
  useLayoutEffect(() => engine?.liveCart.begin(loaded, outcome), [engine, loaded, outcome]);
  useEffect(() => {
    if (engine && page.current) return engine.attach(page.current, (path) => void navigate(path));
    return undefined;
  }, [engine, page, navigate]);
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
