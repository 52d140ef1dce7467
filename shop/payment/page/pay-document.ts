import { countedName } from '#shop/order/line/counted-name.ts';
import { checkoutUrl } from '#shop/config/storefront.ts';
import { formatMinor } from '#shop/money/currency.ts';
import { adjustments, lineFacts, linePrice } from '#shop/order/line/line-facts.ts';
import type { FullOrder } from '#shop/order/store.ts';
import { html, type Markup } from './markup.ts';
import { payTime, TIME_SCRIPT, withPayTime } from './pay-time.ts';
import { wayToOrder, type Paying } from '#shop/payment/paying-order.ts';

const MARK = html`<svg class="mark" viewBox="0 0 40 52" width="30" height="39" aria-hidden="true">
  <path d="M14 3 24.5 2 33 14l2 20-3 13H8L5 33 7.5 15z" fill="#33444c" />
  <path d="M14 3 7.5 15 5 33l3 14h12V9z" fill="#5b7079" />
  <path d="M14 3l6 6 4.5-7z" fill="#8da1a8" />
  <path d="M20 13.5l5.5 6.5h-3.7v4.3l5.7 6v4l-5.7-6V41h-3.6V28.3l-5.7 6v-4l5.7-6V20h-3.7z" fill="#ffb35c" />
  <path d="M3 49.5h34" stroke="#ffb35c" stroke-width="3" stroke-linecap="round" />
</svg>`;

/** The outcome of a finished payment; the next step is a plain link. */
export function settledPage({ payment, bought }: Paying, siteUrl: string): Markup {
  const way = (text: string) => wayOn(text, wayToOrder(payment, bought.order, siteUrl));
  switch (payment.state) {
    case 'approved':
      return page(
        payment.kind === 'tip' ? 'Thank you for the tip' : 'This order is paid',
        html`${summary({ payment, bought })} ${way('See your order')}`,
      );
    case 'late':
      return page(
        'Your payment came late',
        html`<p>The order had expired. You choose on its page: the money back, or the order after all.</p>
          ${summary({ payment, bought })} ${way('Choose')}`,
      );
    case 'refund_due':
    case 'refunded':
      return page(
        'Your money goes back to you',
        html`<p>
            The payment came after this order had ended. All of it goes back the way it came. What you chose may still
            lie in your cart: order it again, or choose another date there.
          </p>
          ${summary({ payment, bought })} ${way('See your order')}`,
      );
    case 'mismatch':
      return page(
        'We look into this payment',
        html`<p>What was paid is not what the order costs. Our team settles it with you by mail.</p>
          ${way('See your order')}`,
      );
    default:
      return unpaidPage({ payment, bought }, siteUrl);
  }
}

function unpaidPage({ payment, bought }: Paying, siteUrl: string): Markup {
  const why = payment.state === 'declined' ? 'This payment was declined' : 'This payment is no longer open';
  return payment.is_from_order || payment.kind === 'tip'
    ? page(
        why,
        html`<p>Nothing was charged.</p>
          ${wayOn('Back to your order', wayToOrder(payment, bought.order, siteUrl))}`,
      )
    : page(
        why,
        html`<p>Nothing was charged. Your cart is as you left it.</p>
          ${wayOn('Back to the checkout', checkoutUrl(siteUrl))}`,
      );
}

/** The title of an open payment's page. */
export function payTitle({ payment }: Paying): string {
  return payment.kind === 'tip' ? 'Give a tip' : 'Pay your order';
}

/** Redirects to the provider's page, and links to it. No form was sent here, so no earlier page's policy applies. */
export function handOverPage(paying: Paying, provider: string, url: string): Markup {
  return page(
    payTitle(paying),
    html`<p>You pay on the page of ${provider}.</p>
      ${summary(paying)} ${wayOn(`Continue to ${provider}`, url)}`,
    html`<meta http-equiv="refresh" content="0; url=${url}" />`,
  );
}

/** A page with one sentence and a link, for what cannot be shown. */
export function plainPage(title: string, text: string, way: { text: string; url: string }): Markup {
  return page(
    title,
    html`<p>${text}</p>
      ${wayOn(way.text, way.url)}`,
  );
}

/** Redirects from the shop's own address of a payment to the provider, or to the order. */
export function leavePage(next: 'redirect' | 'none', url: string): Markup {
  const [title, link] =
    next === 'redirect' ? ['Pay your order', 'Continue to the payment'] : ['Your order', 'See your order'];
  return page(title, wayOn(link, url));
}

/**
 * How a payment is made, the same for every provider: wallets of the device on top, fields below.
 *
 * @param isHidden until it is known whether the device has a wallet.
 */
export function methodFrame(wallets: Markup, fields: Markup, isHidden = false): Markup {
  return html`<section class="ways" aria-label="How to pay">
    <div id="express" class="express" ${isHidden ? html` hidden` : html``}>
      ${wallets}
      <p class="or"><span>or</span></p>
    </div>
    ${fields}
  </section>`;
}

export function wayOn(text: string, url: string): Markup {
  return html`<div class="actions"><a class="button button-primary" href="${url}">${text}</a></div>`;
}

export function summary({ payment, bought: { order, lines } }: Paying): Markup {
  const items = lines.map(
    (line) =>
      html`<li>
        <span>
          ${countedName(line.name, line.quantity, line.event_starts_at !== null)}
          ${lineFacts(line).map((fact) => html`<small>${withPayTime(fact, line.event_starts_at)}</small>`)}
        </span>
        <span class="amount">${linePrice(line.total_minor, order.currency)}</span>
      </li>`,
  );
  const between = adjustments(order).map(
    ({ name, value }) =>
      html`<li>
        <span>${name}</span>
        <span class="amount">${value}</span>
      </li>`,
  );
  if (payment.kind === 'tip') {
    return html`<p>For those who worked on order WS-${String(order.id)}</p>
      <p class="total"><span>Tip</span> <strong>${formatMinor(payment.amount_minor, payment.currency)}</strong></p>`;
  }
  return html`<p>Order WS-${String(order.id)}</p>
    <ul class="lines">
      ${items}
    </ul>
    ${
      between.length > 0
        ? html`<ul class="lines sums">
            ${between}
          </ul>`
        : html``
    }
    <p class="total"><span>Total</span> <strong>${formatMinor(payment.amount_minor, payment.currency)}</strong></p>
    ${payment.state === 'open' ? deadline({ order, lines }) : html``}`;
}

/** The page promises what `lifecycle/expire.ts` does. */
function deadline({ order, lines }: Pick<FullOrder, 'order' | 'lines'>): Markup {
  if (order.expires_at === null) return html``;
  const [held, later] = lines.some(({ event_id }) => event_id !== null)
    ? ['We hold your seats', 'another date, or the money back in full']
    : ['We wait for your payment', 'the order after all, or the money back in full'];
  const until = payTime(order.expires_at);
  return html`<p class="note">${held} until ${until}. If you pay later, you choose: ${later}.</p>`;
}

export function page(title: string, content: Markup, head: Markup = html``): Markup {
  return html`<!doctype html>
    <html lang="en-us">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | Waystone</title>
        ${head}
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/pay/pay.css" />
      </head>
      <body>
        <header>${MARK}<span>Waystone</span></header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
        ${TIME_SCRIPT}
      </body>
    </html> `;
}
