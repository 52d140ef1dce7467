import { isEmail } from '#schema/email.ts';
import { userError, type UserError } from '#server/graphql/engine/error/failures.ts';

/** What is wrong with an e-mail address, worded as on our pages; `undefined` if nothing is. */
export function emailIssue(typed: string): UserError | undefined {
  const email = typed.trim();
  if (email === '') return userError('REQUIRED', 'Required', 'email');
  return isEmail(email) ? undefined : userError('INVALID_FORMAT', 'Enter correct email', 'email');
}
