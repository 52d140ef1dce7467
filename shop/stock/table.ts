import type { ColumnType, Generated } from 'kysely';
import type { Changes } from './stock.ts';

export interface ImportTables {
  /** The imported overrides of a product. */
  product_import: {
    /** In the order in which products were first imported. */
    id: Generated<number>;
    slug: string;
    fields: ColumnType<Changes, string, string>;
    imported_at: Date;
  };
  /** Every price a product has had, in micros; the newest row is the one in force. */
  product_price: {
    id: Generated<number>;
    product_id: number;
    price_micros: number;
    special_micros: number | null;
    special_from: Date | null;
    special_until: Date | null;
    since: Date;
    /** Who changed it: the data files or an import. */
    source: 'catalog' | 'import';
  };
}
