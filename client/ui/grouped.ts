/** `12,345`. Only for whole numbers; made by hand, as the browser's own format takes 25 ms to wake up on a slow phone. */
export function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
