import { isShopFailure, UpstreamFailure } from '#server/rest/transport/failure.ts';
import { createTokenPace } from './token-pace.ts';

/**
 * Characters that RFC 6750 allows in a token, and that a cookie can contain. Shops use letters and digits, or a JWT
 * with dots.
 */
export const TOKEN_TEXT = '[\\w.~+/-]{1,1500}={0,2}';

export type StoredToken = { value: string; expiresAtMs: number };

/** Stores the token of one identity: a visitor's in a cookie, the storefront's own in memory. */
export type TokenHolder = {
  /** The visitor's, for the shop's limits: empty if it is unknown, absent for the storefront itself. */
  address?: string;
  get(): StoredToken | undefined;
  set(token: StoredToken | undefined): void;
};

/** Requests a token, for a visitor at an address; with an old one, its cart moves to the new one. */
export type RequestToken = (oldToken: string | undefined, address?: string) => Promise<StoredToken>;

export type Tokens = {
  /** A token valid for at least the margin. Throws UpstreamFailure. */
  valid(holder: TokenHolder): Promise<string>;
  /** A token other than the one that was rejected; the holder keeps the old one until there is another. */
  renewed(holder: TokenHolder, refused: string): Promise<string>;
  /** The result of a call with a renewed token. */
  tried(outcome: 'answered' | 'refused'): void;
};

const RENEWAL_MARGIN_MS = 5_000;
/** How long requests with the old cookie may still arrive. */
const RENEWAL_KEPT_MS = 30_000;
const MAX_RENEWALS_KEPT = 5_000;

type Reason = 'refused' | 'first' | 'expired';
type Ask = (reason: Reason, old: string | undefined, holder: TokenHolder) => Promise<StoredToken>;

export function createTokens(request: RequestToken, now: () => number = Date.now): Tokens {
  const pace = createTokenPace(now);
  const renewal = createRenewals(ask, now);
  const first = createFirsts(ask);

  async function keep(holder: TokenHolder, coming: Promise<StoredToken>): Promise<string> {
    const token = await coming;
    if (holder.get()?.value !== token.value) holder.set(token);
    return token.value;
  }

  async function ask(reason: Reason, old: string | undefined, { address }: TokenHolder): Promise<StoredToken> {
    pace.enter(reason);
    try {
      return await request(old, address);
    } catch (error) {
      // The limit of one address says nothing about the others.
      const isRefused = error instanceof UpstreamFailure && error.kind === 'status' && error.status !== 429;
      if (isRefused && !isShopFailure(error)) pace.refused();
      throw error;
    }
  }

  return {
    async valid(holder) {
      const stored = holder.get();
      if (!stored) return keep(holder, first(holder));
      if (stored.expiresAtMs - now() > RENEWAL_MARGIN_MS) return stored.value;
      return keep(holder, renewal('expired', stored.value, holder));
    },
    async renewed(holder, refused) {
      const stored = holder.get();
      if (stored && stored.value !== refused) return stored.value;
      return keep(holder, renewal('refused', refused, holder));
    },
    tried(outcome) {
      if (outcome === 'answered') pace.helped();
      else pace.refused();
    },
  };
}

/** One first token for all simultaneous calls of a holder that has none. */
function createFirsts(ask: Ask): (holder: TokenHolder) => Promise<StoredToken> {
  const firsts = new WeakMap<TokenHolder, Promise<StoredToken>>();
  return (holder) => {
    const underWay = firsts.get(holder);
    if (underWay) return underWay;
    const token = ask('first', undefined, holder).finally(() => firsts.delete(holder));
    firsts.set(holder, token);
    return token;
  };
}

/** One renewal of a token for all its holders: two requests of one browser have the same cookie, but two holders. */
function createRenewals(
  ask: Ask,
  now: () => number,
): (...wanted: [Reason, string, TokenHolder]) => Promise<StoredToken> {
  /** By the old token. */
  const renewals = new Map<string, { token: Promise<StoredToken>; endsAtMs: number }>();

  function forgetOldest(): void {
    for (const [old, { endsAtMs }] of renewals) {
      if (renewals.size <= MAX_RENEWALS_KEPT && endsAtMs > now()) return;
      renewals.delete(old);
    }
  }

  return (reason, old, holder) => {
    const known = renewals.get(old);
    if (known && known.endsAtMs > now()) return known.token;
    const token = ask(reason, old, holder);
    renewals.delete(old);
    renewals.set(old, { token, endsAtMs: now() + RENEWAL_KEPT_MS });
    token.catch(() => renewals.delete(old));
    forgetOldest();
    return token;
  };
}

/** Whether the shop requires another token. Stock shops respond 400 to a credential they cannot read. */
export function isUnauthorized(error: unknown): boolean {
  if (!(error instanceof UpstreamFailure)) return false;
  return error.status === 401 || (error.status === 400 && error.messages[0] === 'Malformed auth header');
}
