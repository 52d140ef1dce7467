import type { ColumnType, Generated, JSONColumnType } from 'kysely';

export interface InquiryTables {
  /** One row, once anybody has been present: until when somebody of the team answers. */
  support_presence: { id: number; until: Date | null; desk: string; at: Date };
  /** What visitors wrote in a form. */
  inquiry: {
    /** The number people see, as in `Q-10001`. */
    id: Generated<number>;
    kind: 'contact' | 'build';
    email: string;
    text: string;
    /** What else the form asked, as people read it. */
    facts: JSONColumnType<{ name: string; value: string }[], string, never>;
    /** Hex SHA-256 of all the above, equal for equal messages. */
    print: string;
    created_at: ColumnType<Date, Date, never>;
  };
  /** What the team wrote back, by mail. */
  inquiry_answer: { id: Generated<number>; inquiry_id: number; desk: string; text: string; at: Date };
  /** Nothing that came up to `at` waits for an answer; for an order or an inquiry. */
  settled_thread: { id: Generated<number>; order_id: number | null; inquiry_id: number | null; at: Date };
  /** Saved answers of the team, by name. */
  saved_answer: { name: string; text: string; desk: string; at: Date };
}
