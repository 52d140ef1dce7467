const OUR_WORDS: Record<string, string> = { sub_total: 'Subtotal', total: 'Total' };

/** The shop's title of a total, in our spelling where we know it. */
export function totalTitle({ code, title }: { code: string; title: string }): string {
  return OUR_WORDS[code] ?? title.replace(/^Coupon \((.+)\)$/, 'Coupon $1');
}
