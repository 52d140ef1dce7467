import type { Load } from '#client/data/load.ts';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import {
  Configurator_ProductFragmentDoc,
  OptionGroup_OptionFragmentDoc,
  Quote_PriceFragmentDoc,
} from '#client/generated/graphql.ts';
import { chosenRun, presetOf } from './chosen-run.ts';
import type { ChosenRun } from '#client/product/run-state.ts';
import { chosenWish, type Wish } from '#client/product/wish/chosen-wish.ts';
import { configurationSearch, readConfiguration } from './configuration-address.ts';
import { askPrice, pricedItems } from '#client/product/configurator/price/ask-price.ts';
import { missingIn, onlyAsked } from '#client/product/configurator/form/asked.ts';
import type { Chosen } from '#client/product/configurator/form/form-items.ts';
import { missingWords } from '#client/product/configurator/form/missing-words.ts';
import type { FirstPrice } from '#client/product/configurator/price/quote-state.ts';

type Product = FragmentType<typeof Configurator_ProductFragmentDoc>;

/**
 * The initial state of a product's page: the requested player, the selected run, the options it decides, and the price.
 */
export async function openingOf(
  load: Load,
  request: Request,
  product: Product & { path: string } & Parameters<typeof chosenRun>[2],
): Promise<{ first: FirstPrice; wish?: Wish; run?: ChosenRun; preset?: string }> {
  const { search } = new URL(request.url);
  const [run, wished] = await Promise.all([chosenRun(load, request, product), chosenWish(load, request, product)]);
  const wish = wished && { wish: wished };
  if (!run) return { ...wish, first: await firstPrice(load, product, search) };
  const preset = presetOf(run);
  return { ...wish, run, preset, first: await firstPrice(load, product, `${search}&${preset}`) };
}

/** The initial price of a page: of the defaults, or of the configuration in its address. */
async function firstPrice(load: Load, masked: Product, search: string): Promise<FirstPrice> {
  const product = readFragment(Configurator_ProductFragmentDoc, masked);
  const options = readFragment(OptionGroup_OptionFragmentDoc, product.options);
  const { chosen, quantity: said } = readConfiguration(options, search);
  const quantity = { value: said ?? String(product.minimum), minimum: product.minimum };
  const isPreset = configurationSearch(options, chosen, quantity) === '';
  if (!isPreset || !product.preset) return priceOf(load, masked, chosen, Number(quantity.value));
  const quote = readFragment(Quote_PriceFragmentDoc, product.preset);
  return { quote, missing: missingWords(missingIn(options, onlyAsked(options, chosen))) };
}

/** `quote` is null if the shop does not respond, or has no price for it. */
export async function priceOf(load: Load, masked: Product, answers: Chosen, quantity: number): Promise<FirstPrice> {
  const product = readFragment(Configurator_ProductFragmentDoc, masked);
  const options = readFragment(OptionGroup_OptionFragmentDoc, product.options);
  const chosen = onlyAsked(options, answers);
  const { quote } = await askPrice({ product: product.id, quantity, options: pricedItems(options, chosen) }, load);
  return { quote, missing: missingWords(missingIn(options, chosen)) };
}
