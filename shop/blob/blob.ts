export type Blob = { bytes: Uint8Array; type: string };

/** Files by key, the same for every process of the shop. Keys are paths of letters, digits, `-`, `.` and `/`. */
export type BlobStore = {
  /** Stands whole or not at all. */
  write(key: string, blob: Blob): Promise<void>;
  /** Undefined when there is no such file. */
  read(key: string): Promise<Blob | undefined>;
  /** The keys that begin so, in order. */
  list(prefix: string): Promise<string[]>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
};
