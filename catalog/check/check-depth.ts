import type { ProductDef } from '#catalog/format.ts';
import type { Path } from '#catalog/issue/place.ts';

type Report = (path: Path, message: string) => void;

/** Products of this popularity and above are the best sellers: about 130 on the catalogue's day. */
const BEST_SELLER = 70;

/** The minimum for the page of a best seller; `format.ts` has the maximum of questions. */
const LEAST = { get: 3, requirements: 2, how: 3, faq: 5, related: 3 } as const;

const NAMES = {
  get: 'lines of what you get',
  requirements: 'requirements',
  how: 'steps',
  faq: 'questions',
  related: 'related products',
} as const;

/** Notes best sellers with too few lines, questions or contents (what, by whom, when). */
export function checkDepth(product: ProductDef, report: Report): void {
  if ((product.popularity ?? 0) < BEST_SELLER) return;
  for (const part of ['get', 'requirements', 'how', 'faq', 'related'] as const) {
    const count = product[part]?.length ?? 0;
    if (count < LEAST[part]) report([part], `a best seller has at least ${LEAST[part]} ${NAMES[part]}, not ${count}`);
  }
  for (const part of ['rewards', 'team', 'schedule'] as const) {
    if (product.contents?.[part] === undefined) report(['contents'], `a best seller lists its ${part}`);
  }
}
