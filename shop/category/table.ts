import type { ColumnType, Generated } from 'kysely';

/** A frequent question of buyers about this category, and its answer. */
export type Faq = { question: string; answer: string };

export interface CategoryTables {
  category: {
    id: Generated<number>;
    parent_id: number | null;
    /** The top-level category that this one belongs to; itself for a game. */
    game_id: number | null;
    /** Full path from the root, such as `wow-carry/raids`. */
    slug: string;
    name: string;
    intro: string;
    /** HTML paragraphs. */
    description: string;
    /** Plain text. */
    faq: ColumnType<Faq[], string | undefined, string>;
    meta_title: string;
    meta_description: string;
    search_name: Generated<string>;
    search_text: Generated<string>;
    sort: number;
    /** Enabled products in the whole subtree. */
    product_count: Generated<number>;
    enabled: boolean;
  };
  /** A product has one row for its category and one for each ancestor. */
  product_category: {
    category_id: number;
    product_id: number;
    sort: number;
    name: string;
    from_micros: number;
    added_at: Date;
  };
}
