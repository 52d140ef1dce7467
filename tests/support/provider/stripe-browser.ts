import type { Page } from '@playwright/test';
import type { StripeDouble } from './stripe-double.ts';

/** A stub of Stripe.js: a wallet, fields, and a confirmation that goes to Stripe's API, as the real one's does. */
const FAKE_STRIPE_JS = `
  window.Stripe = () => ({
    elements: () => ({
      create(kind) {
        const heard = {};
        let wallet;
        const press = () => {
          if (!heard.click) return heard.confirm({});
          heard.click({ resolve: (asked) => heard.confirm({
            billingDetails: {
              email: asked.emailRequired ? window.walletEmail : undefined,
              address: asked.billingAddressRequired ? { country: 'DE' } : undefined,
            },
            paymentFailed: () => {},
          }) });
        };
        const element = {
          on: (name, work) => { heard[name] = work; return element; },
          destroy: () => wallet?.remove(),
          mount(at) {
            const place = typeof at === 'string' ? document.querySelector(at) : at;
            if (kind === 'payment') place.textContent = 'Card number';
            else {
              wallet = document.createElement('button');
              wallet.type = 'button';
              wallet.textContent = 'Test wallet';
              wallet.onclick = press;
              place.append(wallet);
            }
            setTimeout(() => heard.ready({ availablePaymentMethods: window.noWallet ? undefined : { applePay: true } }));
          },
        };
        return element;
      },
      submit: async () => ({}),
    }),
    async confirmPayment({ clientSecret, confirmParams }) {
      const answer = await fetch('https://api.stripe.com/v1/confirm/' + clientSecret, { method: 'POST' });
      if (!answer.ok) return { error: { message: 'Your card was declined.' } };
      location.assign(confirmParams.return_url);
      return new Promise(() => {});
    },
  });
`;
const CORS = { 'Access-Control-Allow-Origin': '*' };

/** Serves the stub of Stripe.js to the browser. @returns the violations of the content security policy. */
export async function meetStripe(page: Page, stripe: StripeDouble, { declines = 0 } = {}): Promise<string[]> {
  const stopped: string[] = [];
  let left = declines;
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) stopped.push(message.text());
  });
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: FAKE_STRIPE_JS }),
  );
  await page.route('https://api.stripe.com/**', (route) => {
    const intent = stripe.intents.find((one) => route.request().url().endsWith(one.client_secret));
    if (!intent || left > 0) {
      left -= 1;
      return route.fulfill({ status: 402, headers: CORS, body: '' });
    }
    stripe.confirm(intent);
    return route.fulfill({ status: 200, headers: CORS, body: '' });
  });
  await page.route('https://checkout.stripe.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Stripe</title>' }),
  );
  return stopped;
}
