import { useEffect, useState } from 'react';
import { canPush, isRefused, ownDevice, renewSubscription, subscribe, type Subscribed } from './browser-push.ts';

/** `unknown` until the browser has been asked; `failed` when its push service was not reached. */
export type PushState = 'unknown' | 'unsupported' | 'refused' | 'off' | 'asking' | 'failed' | 'on';

/**
 * Whether this browser gets notifications of an order.
 *
 * @param publicKey of the shop, which browsers subscribe to.
 * @param devices those that are, as the shop names them.
 * @param send takes a new subscription to the shop.
 */
export function usePush(publicKey: string, devices: readonly string[], send: (subscribed: Subscribed) => void) {
  const [own, setOwn] = useState<string>();
  const [state, setState] = useState<Exclude<PushState, 'on'>>('unknown');
  useEffect(() => {
    if (!canPush()) return setState('unsupported');
    setState((before) => (before === 'unknown' ? (isRefused() ? 'refused' : 'off') : before));
    // If it cannot be renewed now, another visit will; until then the page says that it is off.
    void renewSubscription(publicKey, devices)
      .catch(() => {})
      .then(ownDevice)
      .then(setOwn)
      // A browser that denies storage may deny workers too.
      .catch(() => setState('unsupported'));
  }, [publicKey, devices]);
  return {
    state: own !== undefined && devices.includes(own) ? ('on' as const) : state,
    own,
    async turnOn() {
      setState('asking');
      try {
        const subscribed = await subscribe(publicKey);
        if (subscribed) send(subscribed);
        setState(isRefused() ? 'refused' : 'off');
      } catch {
        // The browser reports no cause that a visitor could act on.
        setState('failed');
      }
    },
  };
}
