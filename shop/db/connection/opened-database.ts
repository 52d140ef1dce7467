import type { Db } from '#shop/db/database.ts';

type Connections = { open: number; idle: number; waiting: number };

export type OpenedDatabase = {
  db: Db;
  /** Of the pool; missing for an embedded database. */
  connections?(): Connections;
  /** Throws if the files of an embedded database are no longer where they were opened. */
  checkFiles?(): void;
  close(): Promise<void>;
};
