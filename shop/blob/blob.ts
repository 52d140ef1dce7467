export type Blob = { bytes: Uint8Array; type: string };

/** Files by key, the same for every process of the shop. Keys are paths of letters, digits, `-`, `.` and `/`. */
export type BlobStore = {
  /** Atomic: whole or not at all. */
  write(key: string, blob: Blob): Promise<void>;
  /** Undefined if there is no such file. */
  read(key: string): Promise<Blob | undefined>;
  /** The keys with this prefix, in order. */
  list(prefix: string): Promise<string[]>;
  /** Does nothing if there is no such file. */
  remove(key: string): Promise<void>;
};
