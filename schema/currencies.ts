// Generated from session.graphql by `npm run codegen`.
export const CURRENCIES = ['USD', 'EUR', 'GBP'] as const;
