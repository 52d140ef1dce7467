import { html, type Markup } from '#shop/payment/page/markup.ts';
import { methodFrame, page, payTitle, summary, wayOn } from '#shop/payment/page/pay-document.ts';
import { wayToOrder, type Paying } from '#shop/payment/paying-order.ts';

const NOTE = html`<p class="note">Test payment: no money moves.</p>`;

/** Asks for the outcome of the payment. */
export function askPage(paying: Paying): Markup {
  const at = `/pay/sandbox/${paying.payment.reference}`;
  return page(
    payTitle(paying),
    html`${summary(paying)} ${NOTE}
      ${methodFrame(
        button('Pay with the sandbox wallet', `${at}/approve`),
        html`<div class="card">
            <b>Card</b>
            <span>4242 4242 4242 4242</span> <span>12 / 34</span> <span>123</span>
          </div>
          <div class="actions">
            ${button('Approve payment', `${at}/approve`, true)} ${button('Decline payment', `${at}/decline`)}
          </div>`,
      )}
      <details class="fold">
        <summary>For developers: how else it can end</summary>
        <div class="actions">
          <form action="${at}/challenge"><button class="button">Ask for 3-D Secure first</button></form>
          ${button('Pay, and close the tab here', `${at}/close`)}
          ${button('Pay, and tell the shop in 2 minutes', `${at}/late`)}
          ${button('Pay, and tell the shop twice', `${at}/twice`)}
        </div>
      </details>`,
  );
}

/** The bank's own question, between the card and the payment. */
export function challengePage(paying: Paying): Markup {
  const at = `/pay/sandbox/${paying.payment.reference}`;
  return page(
    'Confirm with your bank',
    html`<p class="note">Sandbox: this is where a bank asks for 3-D Secure.</p>
      ${summary(paying)}
      <div class="actions">
        ${button('Complete 3-D Secure', `${at}/challenge/complete`, true)}
        ${button('Fail 3-D Secure', `${at}/challenge/fail`)}
        <a class="button" href="${at}">Back to the choice</a>
      </div>`,
  );
}

/** The payment is made, but the browser does not return: the shop hears of it from the bank alone. */
export function leftPage({ payment, bought }: Paying, siteUrl: string, isLate: boolean): Markup {
  const when = isLate ? 'The bank does in 2 minutes.' : 'The bank does about now.';
  return page(
    'Paid: you can close this tab',
    html`<p class="note">Sandbox: as if this tab was closed, your browser does not tell the shop. ${when}</p>
      ${summary({ payment, bought })} ${wayOn('See your order', wayToOrder(payment, bought.order, siteUrl))}`,
  );
}

function button(text: string, action: string, isMain = false): Markup {
  return html`<form method="post" action="${action}">
    <button class="button${isMain ? ' button-primary' : ''}">${text}</button>
  </form>`;
}
