/** The legal pages, and the day on which the text of each was last changed. Change both together. */
export const LEGAL_DATES: Readonly<Record<string, string>> = {
  privacy: '2026-11-24',
  'terms-conditions': '2026-11-22',
  'cookies-policy': '2026-11-22',
  'refunds-policy': '2026-11-22',
};
