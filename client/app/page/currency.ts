export { CurrencyPage as Component } from '#client/session/change/CurrencyPage.tsx';
export { currencyLoader as loader, meta } from '#client/session/change/currency-loader.ts';
