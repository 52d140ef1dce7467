import type { ColumnType } from 'kysely';
import type { SiteDef } from '#catalog/format.ts';

/** The site's content, its campaign with the sum from which the coupon counts, in USD micros. */
export type SiteContent = Omit<SiteDef, 'campaign'> & {
  campaign?: NonNullable<SiteDef['campaign']> & { minimumMicros: number };
};

/** One row, never deleted, in a database whose orders, players and reviews are samples. */
export interface SampleTables {
  sample_mark: { made_at: Date };
}

export interface SiteTables {
  /** One row; none before the first release with site content. */
  site: { id: number; content: ColumnType<SiteContent, string, string> };
}
