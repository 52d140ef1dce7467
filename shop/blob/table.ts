import type { ColumnType } from 'kysely';

export interface BlobTables {
  /** Files that every process of the shop sees, unless they are in object storage. */
  blob: {
    /** A path, such as `proof/<id>.webp` or `picture/<slug>/<version>/640x480.webp`. */
    key: string;
    /** A media type. */
    type: string;
    bytes: Uint8Array;
    stored_at: ColumnType<Date, never, never>;
  };
}
