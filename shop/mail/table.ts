import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Message } from './message.ts';

export interface MailTables {
  /** Mail to send, written in the transaction of the event it reports. */
  mail_outbox: {
    id: Generated<number>;
    /** The event, such as `order-placed:17`: nothing is mailed twice. */
    event: string;
    recipient: string;
    /** The content; `{}` once it is sent, since it may contain a secret link. */
    message: JSONColumnType<Message, string, string>;
    created_at: ColumnType<Date, Date, never>;
    attempts: ColumnType<number, never, number>;
    /** While a mail is being sent, when another worker may consider it lost. */
    next_try_at: Date;
    sent_at: ColumnType<Date | null, never, Date>;
    given_up_at: ColumnType<Date | null, never, Date>;
    last_error: ColumnType<string | null, never, string>;
  };
}
