import { useSyncExternalStore } from 'react';
import type { Configuration, ConfigurationStore } from './configuration-store.ts';

export function useConfiguration(store: ConfigurationStore): Configuration {
  return useSyncExternalStore(store.subscribe, store.get, store.initial);
}

const never = () => () => {};

/** False on the server and during hydration, true afterwards. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
