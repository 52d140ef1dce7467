import type { Db } from '#shop/db/database.ts';

type Connections = { open: number; idle: number; waiting: number };

export type OpenedDatabase = {
  db: Db;
  /** Of the pool; an embedded database has none. */
  connections?(): Connections;
  /** Throws when the files of an embedded database are not where they were opened. */
  checkFiles?(): void;
  close(): Promise<void>;
};
