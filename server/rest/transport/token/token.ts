import { isShopFailure, UpstreamFailure } from '#server/rest/transport/failure.ts';
import { createTokenPace } from './token-pace.ts';

/** What RFC 6750 lets a token be, and a cookie can carry. Shops make them of letters and digits, or with dots as a JWT. */
export const TOKEN_TEXT = '[\\w.~+/-]{1,1500}={0,2}';

export type StoredToken = { value: string; expiresAtMs: number };

/** Where one identity keeps its token: a visitor in a cookie, the storefront itself in memory. */
export type TokenHolder = {
  /** Of the visitor, for the shop's limits: empty when it is not known, absent for the storefront itself. */
  address?: string;
  get(): StoredToken | undefined;
  set(token: StoredToken | undefined): void;
};

/** Asks the shop for a token, for a visitor at an address; with an old one, its cart moves to the new one. */
export type RequestToken = (oldToken: string | undefined, address?: string) => Promise<StoredToken>;

export type Tokens = {
  /** A token good for at least the margin. Throws UpstreamFailure. */
  valid(holder: TokenHolder): Promise<string>;
  /** A token other than the one the shop has just refused; the one held stays until there is another. */
  renewed(holder: TokenHolder, refused: string): Promise<string>;
  /** What became of a call with a renewed token. */
  tried(outcome: 'answered' | 'refused'): void;
};

const RENEWAL_MARGIN_MS = 5_000;
/** Requests that were sent with the old cookie may still arrive for so long. */
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
      // One address over its limit says nothing of the others.
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

/** One first token for all calls of a holder that has none yet. */
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

/** One renewal of a token for all who hold it: two requests of one browser hold the same cookie, not one holder. */
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

/** Whether the shop wants another token. Stock shops answer 400 to a credential they cannot read. */
export function isUnauthorized(error: unknown): boolean {
  if (!(error instanceof UpstreamFailure)) return false;
  return error.status === 401 || (error.status === 400 && error.messages[0] === 'Malformed auth header');
}
