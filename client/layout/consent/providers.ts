/** A third-party program. The content security policy must allow its origin too (server/http/document-headers.ts). */
export type Provider = {
  name: string;
  kind: 'chat' | 'analytics';
  /** Loads the program: once, and never before "Accept All". A chat returns a function that opens it. */
  start(): Promise<RunningProvider>;
};

export type RunningProvider = { open?(): void };

/** None by default: the shop loads nothing from other sites. */
export const PROVIDERS: Provider[] = [];
