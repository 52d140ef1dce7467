/**
 * A program of somebody else's. Its origin must be let into the documents' policy too
 * (server/http/document-headers.ts).
 */
export type Provider = {
  name: string;
  kind: 'chat' | 'analytics';
  /** Loads it: once, and never before "Accept All". A chat returns a function that opens it. */
  start(): Promise<RunningProvider>;
};

export type RunningProvider = { open?(): void };

/** None by default: the shop loads nothing from elsewhere. */
export const PROVIDERS: Provider[] = [];
