import { RewardKind, StartKind, type Resolvers } from '#server/graphql/generated/resolvers.ts';
import type { WireEvent } from '#server/rest/event.ts';
import type { WireProduct } from '#server/rest/reader/product-reader.ts';
import { orNull } from '#server/rest/transport/failure.ts';
import type { GraphqlContext } from '#server/graphql/context.ts';
import type { Loaders } from '#server/graphql/engine/loaders.ts';
import { describeOnce } from '#server/graphql/value/description.ts';
import { enumValue } from '#server/graphql/value/enum-value.ts';
import { money } from '#server/graphql/value/money.ts';
import { nextStep } from '#server/graphql/value/next-step.ts';
import { wayTo } from '#server/graphql/value/category-tree.ts';
import { isId } from '#server/graphql/value/id.ts';
import { ratingOf } from '#server/graphql/value/rating.ts';
import { shareImageOfProduct } from '#server/graphql/value/share-image.ts';
import { reviewPage } from './review.ts';
import { ProductPage, products } from './product-list.ts';
import { inputError } from '#server/graphql/engine/error/input-error.ts';
import type { FieldsOf } from '#server/graphql/engine/resolver.ts';

const MAX_RELATED = 8;
const FEW_RUNS = 5;
const MAX_RUNS = 30;
const MAX_IDS = 50;

const Product: FieldsOf<'Product'> = {
  id: (product) => product.product_id,
  path: pathOf,
  image: (product, _, { pictures }) => pictures.card(product.image),
  cover: async (product, _, { pictures, loaders }) => pictures.cover((await loaders.withTexts(product)).original_image),
  shareImage: async (product, _, { loaders, siteUrl, visitor }) =>
    `${siteUrl}/${(await shareImageOfProduct(product, visitor.currency, loaders)).file}`,
  startKind: ({ start_kind: kind }) => enumValue(StartKind, kind) ?? 'APPOINTMENT',
  startSlots: async (product, _, { loaders }) =>
    product.start_kind === 'weekly' ? (await loaders.withTexts(product)).start_slots : [],
  startMinutes: (product) => span(product.start_min_minutes, product.start_max_minutes),
  duration: (product) => span(product.eta_min_minutes, product.eta_max_minutes),
  // Only read if the product has runs; a page without its runs is better than none.
  runs: async (product, { first }, { loaders, visitor }) => {
    if (first != null && (first < 1 || first > MAX_RUNS))
      throw inputError('first', `must be a whole number from 1 to ${MAX_RUNS}`);
    // The product is known, so the page does not depend on one more call.
    loaders.productById.prime(product.product_id, product);
    // A list does not tell which of its products have runs.
    const mayHave = product.detail === 'card' || product.next_run_at;
    const own = mayHave ? await orNothing(loaders.runsOf.load(product.product_id)) : [];
    return own && near(own, visitor.region).slice(0, first ?? FEW_RUNS);
  },
  label: (product) => product.label || null,
  // Not async: it would be the only field of a page of cards that is awaited.
  highlights: (product, { first }, { loaders }) => {
    if (first != null && first < 0) throw inputError('first', 'must be a whole number from 0');
    if (product.detail === 'card' && first != null && first <= 1)
      return [product.highlight].filter(Boolean).slice(0, first);
    return loaders.withTexts(product).then((whole) => describeOnce(whole).highlights.slice(0, first ?? undefined));
  },
  requirements: async (product, _, { loaders }) => describeOnce(await loaders.withTexts(product)).requirements,
  howItWorks: async (product, _, { loaders }) => describeOnce(await loaders.withTexts(product)).howItWorks,
  contents: told('contents'),
  season: told('season'),
  nextSeason: told('next_season'),
  faq: told('faq'),
  options: async (product, _, { loaders }) => (await loaders.wholeProduct(product)).options,
  nextStep,
  breadcrumbs: async (product, _, { loaders }) => {
    const category = product.detail === 'card' ? await loaders.categoryByPath(product.category_path) : null;
    return category ? wayTo(category).map(({ wire }) => wire) : (await loaders.withTexts(product)).breadcrumbs;
  },
  price: (product, _, { visitor }) => money(product.from_decimal, visitor.currency),
  priceAsOf: ({ answered_at_ms: at }) => (at === undefined ? null : new Date(at).toISOString()),
  priceBefore: ({ from_before_decimal: before }, _, { visitor }) => (before ? money(before, visitor.currency) : null),
  priceFor: (product) => product.from_choices,
  preset: told('preset'),
  game: (product, _, { loaders }) => loaders.categoryByPath(product.category_path.split('/')[0] ?? ''),
  metaTitle: told('meta_title'),
  metaDescription: told('meta_description'),
  related: ({ product_id }, _, context) => relatedTo(product_id, context),
  rating: ({ star_counts }) => ratingOf(star_counts),
  reviews: ({ product_id }, args, context) => reviewPage({ product: product_id }, args, context),
  inStock: (product) => product.in_stock,
  isCountable: (product) => product.countable,
};

const ProductContents: FieldsOf<'ProductContents'> = {
  team: ({ team }) => team || null,
  schedule: ({ schedule }) => schedule || null,
};

const Season: FieldsOf<'Season'> = {
  startsOn: ({ starts }) => starts || null,
  endsOn: ({ ends }) => ends || null,
  every: ({ every }) => every || null,
};

const Reward: FieldsOf<'Reward'> = {
  kind: ({ kind }) => enumValue(RewardKind, kind) ?? 'ITEM',
  slot: ({ slot }) => slot || null,
  isChance: ({ chance }) => chance,
  emblem: ({ image }, _, { pictures }) => pictures.file(image),
};

/** Fields that lists do not include. */
function told<Name extends keyof WireProduct>(name: Name) {
  return async (product: WireProduct, _: object, { loaders }: GraphqlContext): Promise<WireProduct[Name]> =>
    (await loaders.withTexts(product))[name];
}

export const product = {
  Query: {
    product: (_, { path, id }, { loaders }) => {
      if ((path == null) === (id == null)) throw inputError('path', 'must be given if "id" is not, and only then');
      if (path != null) return productAt(path, loaders);
      return id != null && isId(id) ? loaders.wholeProductById.load(Number(id)) : null;
    },
    productsById: (_, { ids }, { loaders }) => {
      if (ids.length === 0 || ids.length > MAX_IDS) throw inputError('ids', `holds 1 to ${MAX_IDS} ids`);
      return Promise.all(ids.map(async (id) => (isId(id) ? loaders.productById.load(Number(id)) : null)));
    },
    products: (_, args, context, info) => products(args, context, info),
    related: async (_, { product: name }, context) => {
      const id = isId(name) ? Number(name) : (await productAt(name, context.loaders))?.product_id;
      return id === undefined ? [] : relatedTo(id, context);
    },
  },
  Product,
  ProductContents,
  ProductPage,
  Reward,
  Season,
} satisfies Resolvers;

async function relatedTo(id: number, { rest, loaders }: GraphqlContext): Promise<WireProduct[]> {
  const near = (await orNull(rest.product.related(id))) ?? [];
  const related = await Promise.all(
    near.slice(0, MAX_RELATED).map(async ({ id: other, card }) => card ?? loaders.productById.load(other)),
  );
  return related.filter((one) => one !== null);
}

/** By canonical path, by its last segment, by a former one, or by `product/` and that segment. */
export async function productAt(path: string, loaders: Pick<Loaders, 'productBySlug'>): Promise<WireProduct | null> {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const found = isSlug(slug) ? await loaders.productBySlug.load(slug) : null;
  if (!found) return null;
  const isPath = [slug, `product/${slug}`, pathOf(found)].includes(path);
  return isPath || found.seo_url !== slug ? found : null;
}

function span(min: number | null, max: number | null) {
  return min === null || max === null ? null : { min, max };
}

function orNothing<Value>(asked: Promise<Value>): Promise<Value | null> {
  return asked.catch(() => null);
}

/** Those of the visitor's region first, each group in order of time. */
function near(runs: readonly WireEvent[], region: string): WireEvent[] {
  const isNear = (run: WireEvent) => run.region === region;
  return [...runs.filter(isNear), ...runs.filter((run) => !isNear(run))];
}

export function pathOf(product: WireProduct): string {
  return product.category_path ? `${product.category_path}/${product.seo_url}` : product.seo_url;
}

export function isSlug(slug: string): boolean {
  return /^[\w-]{1,200}$/.test(slug);
}
