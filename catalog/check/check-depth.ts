import type { ProductDef } from '#catalog/format.ts';
import type { Path } from '#catalog/issue/place.ts';

type Report = (path: Path, message: string) => void;

/** Products of this popularity and above are the best sellers: about 130 on the catalogue's day. */
const BEST_SELLER = 70;

/** What the page of a best seller has at least; `format.ts` says how many questions there are at most. */
const LEAST = { get: 3, requirements: 2, how: 3, faq: 5, related: 3 } as const;

const NAMES = {
  get: 'lines of what you get',
  requirements: 'requirements',
  how: 'steps',
  faq: 'questions',
  related: 'related products',
} as const;

/** Notes best sellers whose page leaves shoppers with questions, or without what is inside, by whom and when. */
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
