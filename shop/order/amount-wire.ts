import { formatMicros, formatMinor, microsDecimal, minorDecimal, type Currency } from '#shop/money/currency.ts';

export function priceData(unitMicros: number, totalMinor: number, currency: Currency) {
  return {
    price: formatMicros(unitMicros, currency),
    price_raw: Number(microsDecimal(unitMicros)),
    price_decimal: microsDecimal(unitMicros),
    total: formatMinor(totalMinor, currency),
    total_raw: totalMinor / 100,
    total_decimal: minorDecimal(totalMinor),
  };
}

/** Coupon and credit are entries with negative amounts, while they take something off. */
export function totalsData(
  sums: {
    subTotalMinor: number;
    coupon: string | null | undefined;
    discountMinor: number;
    /** The end of its code, if the reader may see it. */
    credit?: string | undefined;
    creditMinor: number;
    totalMinor: number;
  },
  currency: Currency,
) {
  const coupon = { code: 'coupon', title: `Coupon (${sums.coupon})`, minor: -sums.discountMinor };
  const credit = { code: 'credit', title: `Store credit ${sums.credit ?? ''}`.trim(), minor: -sums.creditMinor };
  return [
    { code: 'sub_total', title: 'Sub-Total', minor: sums.subTotalMinor },
    ...(sums.discountMinor > 0 ? [coupon] : []),
    ...(sums.creditMinor > 0 ? [credit] : []),
    { code: 'total', title: 'Total', minor: sums.totalMinor },
  ].map(({ minor, ...line }) => ({
    ...line,
    text: formatMinor(minor, currency),
    value: minor / 100,
    value_decimal: minorDecimal(minor),
  }));
}
