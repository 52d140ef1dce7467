import type { ColumnType } from 'kysely';
import type { SiteDef } from '#catalog/format.ts';

/** The site's content, its campaign with the sum from which the coupon counts, in USD micros. */
export type SiteContent = Omit<SiteDef, 'campaign'> & {
  campaign?: NonNullable<SiteDef['campaign']> & { minimumMicros: number };
};

/** A row, which nothing takes away: orders, players and reviews of this database are samples. */
export interface SampleTables {
  sample_mark: { made_at: Date };
}

export interface SiteTables {
  /** One row; none before a release has brought a site. */
  site: { id: number; content: ColumnType<SiteContent, string, string> };
}
