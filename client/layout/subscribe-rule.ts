import { homePath } from '#client/site/paths.ts';

/** Pages without the newsletter form: the purchase, and the newsletter's own pages. */
const WITHOUT = ['/checkout', '/order', '/subscribe', '/subscription-confirmed'];

export function showsSubscribe(pathname: string): boolean {
  return !WITHOUT.some((path) => `${pathname}/`.startsWith(`${homePath()}${path}/`));
}
