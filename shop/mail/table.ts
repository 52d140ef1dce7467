import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Message } from './message.ts';

export interface MailTables {
  /** Mail to send, written in the same transaction as what it tells of. */
  mail_outbox: {
    id: Generated<number>;
    /** What the mail is about, such as `order-placed:17`: nothing is mailed twice. */
    event: string;
    recipient: string;
    /** What to say; `{}` once it is sent, for it may hold a link nobody else should have. */
    message: JSONColumnType<Message, string, string>;
    created_at: ColumnType<Date, Date, never>;
    attempts: ColumnType<number, never, number>;
    /** While a mail is being sent, when another worker may take it for lost. */
    next_try_at: Date;
    sent_at: ColumnType<Date | null, never, Date>;
    given_up_at: ColumnType<Date | null, never, Date>;
    last_error: ColumnType<string | null, never, string>;
  };
}
