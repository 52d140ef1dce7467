import { expressPath } from '#client/site/paths.ts';

export { ExpressPage as Component } from '#client/checkout/express/ExpressPage.tsx';
export { expressLoader as loader } from '#client/checkout/express/express-loader.ts';

export function meta() {
  return {
    title: 'Express pay',
    description: 'Pay with a wallet of this device.',
    canonical: expressPath(),
    robots: 'noindex',
  };
}
