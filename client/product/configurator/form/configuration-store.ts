import type { CartError } from '#client/cart/change-cart.ts';
import type { Quote } from '#client/product/configurator/price/quote-state.ts';
import type { Chosen } from './form-items.ts';

export type Configuration = {
  /** The current answers in the form. */
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
  /** The query of the page's address, which may have a configuration. */
  search: string;
  /** The values of a rejected form; they take precedence over the address. */
  refused?: Chosen | undefined;
  errors: readonly CartError[];
  quote: Quote | null;
  /** Whether the product costs something before anything is chosen: the prices of options are added to it. */
  hasBasePrice: boolean;
  /** By `sendid`; only on the server, whose document lists them. */
  realms: Readonly<Record<string, RealmLists>> | undefined;
};

/**
 * The state shared by the options and their form. The options read it from here, and not from props, because their code
 * is loaded later than the form's: a part with new props before it is hydrated would be rendered again, and lose what
 * was chosen in it meanwhile.
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
    /** Called by the options, before they are first rendered: as the server rendered them. */
    begin(chosen: Chosen) {
      initial = { ...initial, chosen };
      everything = { ...chosen, ...everything };
    },
    initial: () => initial,
    get: () => shown ?? initial,
    /** Every answer so far, including options that are hidden at present. */
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
    /** Called by the options when controls have been added or removed, which causes no event of the form. */
    changed: () => heard?.(),
  };
}
