import { UpstreamFailure } from './failure.ts';

export type StoredToken = { value: string; expiresAtMs: number };

/** Where one identity keeps its token: a visitor in a cookie, the storefront itself in memory. */
export type TokenHolder = {
  get(): StoredToken | undefined;
  set(token: StoredToken | undefined): void;
};

/** Asks the shop for a token; with an old one, its cart moves to the new one. */
export type RequestToken = (oldToken: string | undefined) => Promise<StoredToken>;

export type Tokens = {
  /** A token good for at least the margin. */
  valid(holder: TokenHolder): Promise<string>;
  /** A token other than the one the shop has just refused. */
  renewed(holder: TokenHolder, refused: string): Promise<string>;
};

const RENEWAL_MARGIN_MS = 5_000;

export function createTokens(request: RequestToken, now: () => number = Date.now): Tokens {
  // Keyed by the old token, not by its holder: two requests of one browser hold the same cookie.
  const renewals = new Map<string, Promise<StoredToken>>();
  const firsts = new WeakMap<TokenHolder, Promise<StoredToken>>();

  async function obtain(holder: TokenHolder, old: string | undefined): Promise<string> {
    const underWay = old === undefined ? firsts.get(holder) : renewals.get(old);
    const token = await (underWay ?? begin(holder, old));
    if (holder.get()?.value !== token.value) holder.set(token);
    return token.value;
  }

  function begin(holder: TokenHolder, old: string | undefined): Promise<StoredToken> {
    const call = request(old).finally(() => {
      firsts.delete(holder);
      if (old !== undefined) renewals.delete(old);
    });
    if (old === undefined) firsts.set(holder, call);
    else renewals.set(old, call);
    return call;
  }

  return {
    async valid(holder) {
      const stored = holder.get();
      if (stored && stored.expiresAtMs - now() > RENEWAL_MARGIN_MS) return stored.value;
      return obtain(holder, stored?.value);
    },
    async renewed(holder, refused) {
      const stored = holder.get();
      if (stored && stored.value !== refused) return stored.value;
      holder.set(undefined);
      return obtain(holder, refused);
    },
  };
}

/** Whether the shop wants another token. Stock shops answer 400 to a credential they cannot read. */
export function isUnauthorized(error: unknown): boolean {
  if (!(error instanceof UpstreamFailure)) return false;
  return error.status === 401 || (error.status === 400 && error.messages[0] === 'Malformed auth header');
}
