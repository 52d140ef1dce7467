import type { ColumnType } from 'kysely';

export interface RedirectTables {
  /** A former address of a product or category, and its current one. */
  redirect: {
    kind: 'product' | 'category';
    /** Slug of a product, full path of a category. */
    old_slug: string;
    new_slug: string;
    /** Keys of options and of their values, as text. */
    answers: ColumnType<Record<string, string>, string, string>;
  };
}
