import type { ColumnType } from 'kysely';

export interface RedirectTables {
  /** An address that products or categories had once, and where what stood there is now. */
  redirect: {
    kind: 'product' | 'category';
    /** Slug of a product, full path of a category. */
    old_slug: string;
    new_slug: string;
    /** Keys of options and of their values, written as text. */
    answers: ColumnType<Record<string, string>, string, string>;
  };
}
