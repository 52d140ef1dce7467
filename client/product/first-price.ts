import type { Load } from '#client/app/load.ts';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import {
  Configurator_ProductFragmentDoc,
  OptionGroup_OptionFragmentDoc,
  Quote_PriceFragmentDoc,
} from '#client/generated/graphql.ts';
import { configurationSearch, readConfiguration } from './configuration-address.ts';
import { askPrice, pricedItems } from './configurator/ask-price.ts';
import { missingIn, onlyAsked } from './configurator/asked.ts';
import type { Chosen } from './configurator/form-items.ts';
import { missingWords } from './configurator/missing-words.ts';
import type { FirstPrice } from './configurator/use-quote.ts';

type Product = FragmentType<typeof Configurator_ProductFragmentDoc>;

/** What a page begins with: the price of what is preselected, or of what its address chooses. */
export async function firstPrice(load: Load, masked: Product, search: string): Promise<FirstPrice> {
  const product = readFragment(Configurator_ProductFragmentDoc, masked);
  const options = readFragment(OptionGroup_OptionFragmentDoc, product.options);
  const { chosen, quantity: said } = readConfiguration(options, search);
  const quantity = { value: said ?? String(product.minimum), minimum: product.minimum };
  const isPreset = configurationSearch(options, chosen, quantity) === '';
  if (!isPreset || !product.preset) return priceOf(load, masked, chosen, Number(quantity.value));
  const quote = readFragment(Quote_PriceFragmentDoc, product.preset);
  return { quote, missing: missingWords(missingIn(options, onlyAsked(options, chosen))) };
}

/** `quote` is null when the shop does not answer, or has no price for it. */
export async function priceOf(load: Load, masked: Product, answers: Chosen, quantity: number): Promise<FirstPrice> {
  const product = readFragment(Configurator_ProductFragmentDoc, masked);
  const options = readFragment(OptionGroup_OptionFragmentDoc, product.options);
  const chosen = onlyAsked(options, answers);
  const { quote } = await askPrice({ product: product.id, quantity, options: pricedItems(options, chosen) }, load);
  return { quote, missing: missingWords(missingIn(options, chosen)) };
}
