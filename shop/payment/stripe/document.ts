import { formatMinor } from '#shop/money/currency.ts';
import { html, type Markup } from '#shop/payment/page/markup.ts';
import { methodFrame, page, payTitle, summary } from '#shop/payment/page/pay-document.ts';
import type { Opened } from '#shop/payment/page/pay-headers.ts';
import type { Paying } from '#shop/payment/paying-order.ts';

/** Of the API version of the server's library. */
const STRIPE_JS = 'https://js.stripe.com/endive/stripe.js';

/** Sources of Stripe.js and its frames, for the page with the fields only. */
export const STRIPE_SOURCES: Opened = {
  'script-src': ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
  'connect-src': ["'self'", 'https://api.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
};

/** The order, the wallets of the visitor's device, and Stripe's fields; `fields.js` fills both. */
export function fieldsPage(paying: Paying, publishableKey: string): Markup {
  const { reference, amount_minor, currency } = paying.payment;
  const at = `/pay/stripe/${reference}`;
  const fields = html`<form
    id="fields"
    data-key="${publishableKey}"
    data-amount="${String(amount_minor)}"
    data-currency="${currency.toLowerCase()}"
    data-intent="${at}/intent"
    data-hosted="${at}/hosted"
    data-return="${at}/return"
  >
    <div id="methods" class="methods"><p role="status">Loading the ways to pay…</p></div>
    <p id="error" class="note error" role="alert" hidden></p>
    <button class="button button-primary" disabled>Pay ${formatMinor(amount_minor, currency)}</button>
  </form>`;
  return page(
    payTitle(paying),
    html`${summary(paying)} ${methodFrame(html`<div id="wallets"></div>`, fields, true)}
      <p><a id="hosted" href="${at}/hosted">Pay on the page of Stripe instead</a></p>`,
    html`<noscript><meta http-equiv="refresh" content="0; url=${at}/hosted" /></noscript>
      <script type="module" src="/pay/stripe/fields.js"></script>
      <script async src="${STRIPE_JS}" id="stripe-js"></script>`,
  );
}
