import type { ColumnType } from 'kysely';

export interface ProofTables {
  /** A picture of finished work; the blob `proof/<id>.webp`. */
  order_proof: {
    /** 32 hex digits. */
    id: string;
    order_id: number;
    /** Null if it is about no particular line. */
    line_id: number | null;
    caption: string;
    width: number;
    height: number;
    at: ColumnType<Date, Date, never>;
  };
}
