import type { ColumnType } from 'kysely';

export interface ProofTables {
  /** A picture of what was done; the blob `proof/<id>.webp`. */
  order_proof: {
    /** 32 hex digits. */
    id: string;
    order_id: number;
    /** Null when it shows no line in particular. */
    line_id: number | null;
    caption: string;
    width: number;
    height: number;
    at: ColumnType<Date, Date, never>;
  };
}
