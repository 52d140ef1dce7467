import { isRejection, UpstreamFailure } from '#server/rest/transport/failure.ts';
import { isUnauthorized, type TokenHolder, type Tokens } from './token.ts';

/**
 * Makes a call with the token of a holder. A rejected token is renewed once and the call retried once; a second error
 * is thrown. The holder keeps the newest token even if the call fails: with it the cart is found again once the shop
 * accepts tokens.
 */
export async function authorized<Value>(
  tokens: Tokens,
  holder: TokenHolder,
  call: (token: string) => Promise<Value>,
): Promise<Value> {
  const token = await tokens.valid(holder);
  try {
    return await call(token);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
    return replay(error);
  }

  async function replay(unauthorized: unknown): Promise<Value> {
    const renewed = await tokens.renewed(holder, token).catch((error: unknown) => {
      throw error instanceof UpstreamFailure && error.kind === 'busy' ? unauthorized : error;
    });
    try {
      const value = await call(renewed);
      tokens.tried('answered');
      return value;
    } catch (error) {
      if (isUnauthorized(error)) tokens.tried('refused');
      else if (isRejection(error)) tokens.tried('answered');
      throw error;
    }
  }
}
