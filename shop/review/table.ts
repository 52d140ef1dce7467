import type { ColumnType, Generated } from 'kysely';

export interface ReviewTables {
  /** A buyer's review of a finished order, at most one per order. A trigger updates the catalogue's state with it. */
  review: {
    id: Generated<number>;
    order_id: number;
    /** 1 to 5. */
    stars: number;
    /** As typed. */
    text: string;
    /** Shown beside it; empty when the buyer gave no name. */
    author: string;
    created_at: ColumnType<Date, Date, never>;
    edited_at: ColumnType<Date | null, never, Date>;
    /** What the team has replied, with `answered_at`. */
    answer: ColumnType<string | null, never, string>;
    answered_at: ColumnType<Date | null, never, Date>;
    /** Why only its buyer and the team can see it, with `hidden_at`. */
    hidden_reason: ColumnType<string | null, never, string | null>;
    hidden_at: ColumnType<Date | null, never, Date | null>;
  };
  /** How often visitors have reported a review for one reason. */
  review_report: { review_id: number; reason: string; times: number; first_at: Date; last_at: Date };
  /** One row, incremented with every change of a review. */
  review_state: { version: ColumnType<number, never, never> };
}
