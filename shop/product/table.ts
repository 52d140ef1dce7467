import type { ColumnType, Generated } from 'kysely';

/** Amounts are whole micros: 10^-6 of a US dollar. */
export interface ProductTables {
  product: {
    id: Generated<number>;
    slug: string;
    name: string;
    category_id: number;
    game_id: number;
    label: string;
    price_micros: number;
    special_micros: number | null;
    minimum: number;
    maximum: number | null;
    start_text: string;
    eta: string;
    /** Separated by commas. */
    tags: string;
    /** HTML lists under their headings. */
    description: string;
    meta_title: string;
    meta_description: string;
    /** Cheapest complete configuration at the minimum quantity, in US dollars: lists sort by it. */
    from_micros: number;
    /** JSON list: what the cheapest value of each required choice adds to a unit. */
    from_option_micros: ColumnType<number[], string, string>;
    /** The name as a search sees it. */
    search_name: Generated<string>;
    /** All a search looks through, folded like the name. */
    search_text: string;
    sort: number;
    added_at: Date;
    updated_at: Date;
    enabled: boolean;
  };
  product_option: {
    id: Generated<number>;
    product_id: number;
    key: string;
    name: string;
    type: 'select' | 'radio' | 'checkbox' | 'text' | 'textarea' | 'date';
    required: boolean;
    hint: string;
    format: '' | 'battletag' | 'email';
    /** Key of a value, or a text; empty when nothing is preselected. */
    default_value: string;
    sort: number;
    enabled: boolean;
  };
  product_option_value: {
    id: Generated<number>;
    option_id: number;
    key: string;
    name: string;
    /** Signed; added once per unit. */
    price_micros: number;
    hint: string;
    sort: number;
    enabled: boolean;
  };
  product_related: { product_id: number; related_id: number; sort: number };
}
