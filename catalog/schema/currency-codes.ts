// Generated from currencies.yaml by `npm run catalog -- schema`.
export const CURRENCY_CODES = ['USD', 'EUR', 'GBP'] as const;
