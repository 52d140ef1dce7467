import type { ColumnType } from 'kysely';
import type { RunDef } from '#catalog/format.ts';
import type { Summary } from './summary.ts';

/** `start` is the first start on an empty database, or the embedded shop finding new data files. */
export type ReleaseSource = 'start' | 'publish' | 'import' | 'undo';

export interface ReleaseTables {
  /** Every release that was ever on sale. */
  catalogue_release: {
    /** Incremented with every release; the version in `catalogue_state`. */
    number: number;
    author: string;
    note: string;
    source: ReleaseSource;
    /** The release whose content an undo has restored. */
    restores: number | null;
    summary: ColumnType<Summary, string, string>;
    /** Of the data files only, without imports. */
    files_hash: string;
    /** The weekly schedule of the release; null together with `content`. */
    runs: ColumnType<RunDef[] | null, string, string | null>;
    /** As returned by `packContent`; null once newer releases have replaced it. */
    content: ColumnType<Uint8Array | null, Uint8Array, Uint8Array | null>;
    published_at: Date;
  };
}
