import { homePath } from '#client/site/paths.ts';

/** Where nobody should be asked for an address once more: while buying, and on the letter's own pages. */
const WITHOUT = ['/checkout', '/order', '/subscribe', '/subscription-confirmed'];

export function showsSubscribe(pathname: string): boolean {
  return !WITHOUT.some((path) => `${pathname}/`.startsWith(`${homePath()}${path}/`));
}
