export type StoredToken = { value: string; expiresAtMs: number };

/** Where one identity keeps its token: a visitor in a cookie, the storefront itself in memory. */
export type TokenHolder = {
  get(): StoredToken | undefined;
  set(token: StoredToken | undefined): void;
};
