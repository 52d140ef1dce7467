/** `12,345`. Only for whole numbers; written by hand, as the first use of `Intl` takes 25 ms on a slow phone. */
export function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
