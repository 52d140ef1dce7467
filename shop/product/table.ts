import type { ColumnType, Generated } from 'kysely';
import type { ContentsDef, SeasonDef, StartRule } from '#catalog/format.ts';
import { byName } from '#process/record.ts';
import { columnsOf } from '#shop/db/columns.ts';
import type { AmountRule, EtaChange, OptionType, Tier } from './quote/offer.ts';
import type { Faq } from '#shop/category/table.ts';

// JSON columns are written as text.
type Json<Value> = ColumnType<Value, string | undefined, string>;
type NullableJson<Value> = ColumnType<Value | null, string | null | undefined, string | null>;
type Nullable<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** Met if one of these values of that option of the same product is chosen; by their keys. */
export type StoredCondition = { option: string; values: string[] };

/**
 * Texts with the same name in the data file, the row and the response of a product, copied from one to the next. A text
 * that is missing in the file is empty.
 */
export const PRODUCT_TEXTS = ['label'] as const;

/** Amounts are whole micros: 10^-6 of a US dollar. */
export interface ProductTables {
  product: Record<(typeof PRODUCT_TEXTS)[number], string> & {
    id: Generated<number>;
    slug: string;
    name: string;
    category_id: number;
    game_id: number;
    price_micros: number;
    special_micros: number | null;
    /** When the special offer runs; null means without beginning or end. */
    special_from: Nullable<Date>;
    special_until: Nullable<Date>;
    /** Prices of one from a quantity on, smallest quantity first. */
    discounts: Json<Tier[]>;
    minimum: number;
    maximum: number | null;
    /** Derived from `start_rule`. */
    start_text: string;
    /** When work starts; null in rows of an earlier build. */
    start_rule: NullableJson<StartRule>;
    eta: string;
    /** Null if the words name no time. */
    eta_min_minutes: Nullable<number>;
    eta_max_minutes: Nullable<number>;
    /** Separated by commas. */
    tags: string;
    /** HTML lists under their headings. */
    description: string;
    /** Null if the catalogue does not say what is inside. */
    contents: NullableJson<ContentsDef>;
    /** Null for a permanent product. */
    season: NullableJson<SeasonDef>;
    /** The game's next season that had not begun when the release was published. */
    next_season: NullableJson<SeasonDef>;
    faq: Json<Faq[]>;
    meta_title: string;
    meta_description: string;
    /** Cheapest complete configuration at the minimum quantity, in US dollars: lists sort by it. */
    from_micros: number;
    /** The name in the normalized form of searches. */
    search_name: Generated<string>;
    /** All searchable texts, folded like the name. */
    search_text: string;
    /** The popularity that the catalogue expects, 0 to 100. */
    popularity: Generated<number>;
    /** Best sellers first; see `ranking-store.ts`. */
    sort: number;
    added_at: Date;
    updated_at: Date;
    enabled: boolean;
    /** The end of the product's season (exclusive); null without a known end. */
    season_ends: Nullable<Date>;
  };
  product_option: {
    id: Generated<number>;
    product_id: number;
    key: string;
    name: string;
    type: OptionType;
    required: boolean;
    hint: string;
    format: '' | 'battletag' | 'email';
    /** Key of a value, or the text to send; empty if nothing is preselected. */
    default_value: string;
    depends_on: NullableJson<StoredCondition>;
    amount: NullableJson<Omit<AmountRule, 'per' | 'unit'> & Partial<AmountRule>>;
    /** Key of the option with a realm's region; empty if any region will do. */
    region_option: ColumnType<string, string | undefined, string>;
    sort: number;
    enabled: boolean;
  };
  product_option_value: {
    id: Generated<number>;
    option_id: number;
    key: string;
    name: string;
    /** Signed; added once per unit. 0 if the price is a percentage. */
    price_micros: number;
    /** Signed share of the product's price, in hundredths of a percent. */
    price_basis_points: ColumnType<number, number | undefined, number>;
    /** Of a realm; otherwise empty. */
    region: ColumnType<string, string | undefined, string>;
    depends_on: NullableJson<StoredCondition>;
    eta: NullableJson<EtaChange>;
    hint: string;
    /** What can happen to the buyer's account; empty if nothing does. */
    risk: ColumnType<string, string | undefined, string>;
    /** Choosing it requires the buyer's login. */
    needs_login: ColumnType<boolean, boolean | undefined, boolean>;
    sort: number;
    enabled: boolean;
  };
  product_related: { product_id: number; related_id: number; sort: number };
}

export const PRODUCT = columnsOf<ProductTables['product']>({
  ...byName(PRODUCT_TEXTS, () => true as const),
  id: true,
  slug: true,
  name: true,
  category_id: true,
  game_id: true,
  price_micros: true,
  special_micros: true,
  special_from: true,
  special_until: true,
  discounts: true,
  minimum: true,
  maximum: true,
  start_text: true,
  start_rule: true,
  eta: true,
  eta_min_minutes: true,
  eta_max_minutes: true,
  tags: true,
  description: true,
  contents: true,
  season: true,
  next_season: true,
  faq: true,
  meta_title: true,
  meta_description: true,
  from_micros: true,
  search_name: true,
  search_text: true,
  popularity: true,
  sort: true,
  added_at: true,
  updated_at: true,
  enabled: true,
  season_ends: true,
});

export const PRODUCT_OPTION = columnsOf<ProductTables['product_option']>({
  id: true,
  product_id: true,
  key: true,
  name: true,
  type: true,
  required: true,
  hint: true,
  format: true,
  default_value: true,
  depends_on: true,
  amount: true,
  region_option: true,
  sort: true,
  enabled: true,
});

export const PRODUCT_OPTION_VALUE = columnsOf<ProductTables['product_option_value']>({
  id: true,
  option_id: true,
  key: true,
  name: true,
  price_micros: true,
  price_basis_points: true,
  region: true,
  depends_on: true,
  eta: true,
  hint: true,
  risk: true,
  needs_login: true,
  sort: true,
  enabled: true,
});
