import { formatMinor } from '#shop/money/currency.ts';
import type { FullOrder } from '#shop/order/store.ts';
import { html, type Markup } from './markup.ts';
import type { Payment } from './store.ts';

const MARK = html`<svg class="mark" viewBox="0 0 40 52" width="30" height="39" aria-hidden="true">
  <path d="M14 3 24.5 2 33 14l2 20-3 13H8L5 33 7.5 15z" fill="#33444c" />
  <path d="M14 3 7.5 15 5 33l3 14h12V9z" fill="#5b7079" />
  <path d="M14 3l6 6 4.5-7z" fill="#8da1a8" />
  <path d="M20 13.5l5.5 6.5h-3.7v4.3l5.7 6v4l-5.7-6V41h-3.6V28.3l-5.7 6v-4l5.7-6V20h-3.7z" fill="#ffb35c" />
  <path d="M3 49.5h34" stroke="#ffb35c" stroke-width="3" stroke-linecap="round" />
</svg>`;

/** Asks whether the payment shall succeed. */
export function askPage(payment: Payment, bought: FullOrder): Markup {
  const action = `/pay/sandbox/${payment.reference}`;
  return page(
    'Pay your order',
    html` <p class="note">Sandbox: no money moves here. Choose how the payment ends.</p>
      ${summary(payment, bought)}
      <div class="actions">
        <form method="post" action="${action}/approve">
          <button class="button button-primary">Approve payment</button>
        </form>
        <form method="post" action="${action}/decline"><button class="button">Decline payment</button></form>
      </div>`,
  );
}

/** What became of a payment that is over; the way on is a plain link. */
export function settledPage(payment: Payment, bought: FullOrder, siteUrl: string): Markup {
  if (payment.state === 'approved') {
    return page(
      'This order is paid',
      html`${summary(payment, bought)}
        <div class="actions">
          <a class="button button-primary" href="${siteUrl}/en-us/order/${bought.order.token}">See your order</a>
        </div>`,
    );
  }
  const why = payment.state === 'declined' ? 'This payment was declined' : 'This payment is no longer open';
  return page(
    why,
    html`<p>Nothing was charged. Your cart is as you left it.</p>
      <div class="actions">
        <a class="button button-primary" href="${siteUrl}/en-us/checkout">Back to the checkout</a>
      </div>`,
  );
}

/** A page with one sentence and a way home, for what cannot be shown. */
export function plainPage(title: string, text: string, siteUrl: string): Markup {
  return page(
    title,
    html`<p>${text}</p>
      <div class="actions"><a class="button button-primary" href="${siteUrl}/en-us">Go to the home page</a></div>`,
  );
}

/** Leads on from the shop's own address of a payment: to the provider, or to the order. */
export function leavePage(next: 'redirect' | 'none', url: string): Markup {
  const [title, link] =
    next === 'redirect' ? ['Pay your order', 'Continue to the payment'] : ['Your order', 'See your order'];
  return page(title, html`<div class="actions"><a class="button button-primary" href="${url}">${link}</a></div>`);
}

function summary(payment: Payment, { order, lines }: FullOrder): Markup {
  const items = lines.map(
    (line) =>
      html`<li>
        <span>${line.name}${line.quantity > 1 ? ` × ${line.quantity}` : ''}</span>
        <span class="amount">${formatMinor(line.total_minor, order.currency)}</span>
      </li>`,
  );
  return html`<p>Order WS-${String(order.id)}</p>
    <ul class="lines">
      ${items}
    </ul>
    <p class="total"><span>Total</span> <strong>${formatMinor(payment.amount_minor, payment.currency)}</strong></p>`;
}

function page(title: string, content: Markup): Markup {
  return html`<!doctype html>
    <html lang="en-us">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | Waystone</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/pay/pay.css" />
      </head>
      <body>
        <header>${MARK}<span>Waystone</span></header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `;
}
