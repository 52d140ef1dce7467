import type { CartError } from '#client/cart/change-cart.ts';
import type { Quote } from '#client/product/configurator/price/quote-state.ts';
import type { Chosen } from './form-items.ts';

export type Configuration = {
  /** What the form says now. */
  chosen: Chosen;
  errors: readonly CartError[];
  /** The price; the options show what other ranges would cost. */
  quote: Quote | null;
};

/** A realm list of the shop, by region. */
export type RealmLists = readonly { region: string; names: readonly string[] }[];

type Given = {
  /** Of the product. */
  path: string;
  /** The query of the page's address, which may hold a configuration. */
  search: string;
  /** What a refused form was sent with; it goes before the address. */
  refused?: Chosen | undefined;
  errors: readonly CartError[];
  quote: Quote | null;
  /** The product costs something before anything is chosen: what an option costs is added to it. */
  hasBasePrice: boolean;
  /** By `sendid`; only on the server, whose document lists them. */
  realms: Readonly<Record<string, RealmLists>> | undefined;
};

/**
 * What the options and the form they stand in tell each other. The options take it from here, and not
 * as properties, because their code comes later than the form's: a part that is given something new
 * before it is hydrated would be rendered again, without what was chosen in it meanwhile.
 */
export type ConfigurationStore = ReturnType<typeof createConfiguration>;

export function createConfiguration(given: Given) {
  const listeners = new Set<() => void>();
  let initial: Configuration = { chosen: {}, errors: given.errors, quote: given.quote };
  let shown: Configuration | undefined;
  let everything: Chosen = {};
  let heard: (() => void) | undefined;
  return {
    ...given,
    /** By the options, before they are first drawn: as the server wrote them. */
    begin(chosen: Chosen) {
      initial = { ...initial, chosen };
      everything = { ...chosen, ...everything };
    },
    initial: () => initial,
    get: () => shown ?? initial,
    /** Every answer so far, also to options that are not visible at present. */
    everything: () => everything,
    set(part: Partial<Configuration>) {
      shown = { ...(shown ?? initial), ...part };
      everything = { ...everything, ...part.chosen };
      listeners.forEach((listener) => listener());
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** For the form. */
    onChanged(listener: () => void) {
      heard = listener;
      return () => void (heard = undefined);
    },
    /** By the options, when controls have come or gone, which is no event of the form. */
    changed: () => heard?.(),
  };
}
