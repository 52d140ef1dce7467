import type { ProductDef } from '#catalog/format.ts';
import type { Path } from '#catalog/issue/place.ts';

type Report = (path: Path, message: string) => void;

/** Notes products that need the buyer's account and have no option to hand over its login sealed. */
export function checkLogin({ requirements, options }: ProductDef, report: Report): void {
  if (options.some(({ values }) => values.some(({ login }) => login))) return;
  for (const [at, line] of requirements.entries()) {
    if (/account access/i.test(line)) report(['requirements', at], 'asks for the account, but no choice takes a login');
  }
}
