import type { Load } from '#client/app/load.ts';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import {
  Configurator_ProductFragmentDoc,
  OptionGroup_OptionFragmentDoc,
  Quote_PriceFragmentDoc,
} from '#client/generated/graphql.ts';
import { configurationSearch, readConfiguration } from './configuration-address.ts';
import { askPrice, pricedItems } from './configurator/ask-price.ts';
import { onlyAsked } from './configurator/asked.ts';
import type { Chosen } from './configurator/form-items.ts';
import type { Quote } from './configurator/use-quote.ts';

type Product = FragmentType<typeof Configurator_ProductFragmentDoc>;

/** The price a page begins with: of what is preselected, or of what its address chooses. */
export async function firstQuote(load: Load, masked: Product, search: string): Promise<Quote | null> {
  const product = readFragment(Configurator_ProductFragmentDoc, masked);
  const options = readFragment(OptionGroup_OptionFragmentDoc, product.options);
  const { chosen, quantity: said } = readConfiguration(options, search);
  const quantity = { value: said ?? String(product.minimum), minimum: product.minimum };
  const isPreset = configurationSearch(options, chosen, quantity) === '';
  if (isPreset && product.preset) return readFragment(Quote_PriceFragmentDoc, product.preset);
  return quoteOf(load, masked, chosen, Number(quantity.value));
}

/** Null when the shop does not answer, or has no price for it. */
export async function quoteOf(load: Load, masked: Product, chosen: Chosen, quantity: number): Promise<Quote | null> {
  const product = readFragment(Configurator_ProductFragmentDoc, masked);
  const options = readFragment(OptionGroup_OptionFragmentDoc, product.options);
  const priced = pricedItems(options, onlyAsked(options, chosen));
  return (await askPrice({ product: product.id, quantity, options: priced }, load)).quote;
}
