import { awaitScript } from './await-script.ts';
import { clientSecretAt, type Failure, type Order } from './pay-express.ts';

/** The release that the shop's library uses (`shop/payment/stripe/document.ts`). */
const STRIPE_JS = 'https://js.stripe.com/endive/stripe.js';
const BUTTON_HEIGHT_PX = 52;

type Failed = { error?: { message?: string } };
type ReadyEvent = { availablePaymentMethods?: Record<string, boolean> };
type ClickEvent = { resolve(options: object): void };
type ConfirmEvent = {
  billingDetails?: { email?: string; address?: { country?: string } };
  paymentFailed(failure: { reason: 'fail'; message?: string }): void;
};
type Wallets = {
  on(event: 'ready', heard: (event: ReadyEvent) => void): void;
  on(event: 'click', heard: (event: ClickEvent) => void): void;
  on(event: 'confirm', heard: (event: ConfirmEvent) => void): void;
  on(event: 'loaderror', heard: () => void): void;
  mount(place: HTMLElement): void;
  destroy(): void;
};
type Elements = { create(kind: 'expressCheckout', options: object): Wallets; submit(): Promise<Failed> };
type StripeJs = {
  elements(options: object): Elements;
  confirmPayment(given: { elements: Elements; clientSecret: string; confirmParams: object }): Promise<Failed>;
};

declare global {
  interface Window {
    Stripe?: (key: string) => StripeJs;
  }
}

type Given = {
  key: string;
  /** In minor units. For display only: the amount charged is the order's. */
  amount: number;
  currency: string;
  needsCountry: boolean;
  /** Whether the device has a wallet that the account takes. */
  onReady(isThere: boolean): void;
  order: Order;
  onFailure(failure: Failure): void;
};

/** Shows the wallets of the device in `place`. @returns a function that removes them. */
export function mountWallets(place: HTMLElement, given: Given): () => void {
  let isOver = false;
  let wallets: Wallets | undefined;
  awaitScript(STRIPE_JS).then(
    () => {
      if (isOver) return;
      const stripe = window.Stripe?.(given.key);
      if (stripe) wallets = show(stripe, place, given);
      else given.onReady(false);
    },
    () => isOver || given.onReady(false),
  );
  return () => {
    isOver = true;
    wallets?.destroy();
  };
}

function show(stripe: StripeJs, place: HTMLElement, given: Given): Wallets {
  const { amount, currency, needsCountry, onReady } = given;
  const elements = stripe.elements({ mode: 'payment', amount, currency: currency.toLowerCase() });
  const wallets = elements.create('expressCheckout', { buttonHeight: BUTTON_HEIGHT_PX });
  wallets.on('ready', ({ availablePaymentMethods: available }) =>
    onReady(available !== undefined && Object.values(available).some(Boolean)),
  );
  wallets.on('loaderror', () => onReady(false));
  wallets.on('click', ({ resolve }) =>
    resolve({ emailRequired: true, billingAddressRequired: needsCountry, business: { name: 'Waystone' } }),
  );
  wallets.on('confirm', (event) => void confirm(stripe, elements, event, given));
  wallets.mount(place);
  return wallets;
}

async function confirm(stripe: StripeJs, elements: Elements, event: ConfirmEvent, given: Given): Promise<void> {
  const failure = await pay(stripe, elements, event, given).catch((): Failure => ({
    message: 'We could not reach the payment just now. Try again in a moment: you never pay twice.',
  }));
  if (!failure) return;
  event.paymentFailed({ reason: 'fail', message: failure.message });
  given.onFailure(failure);
}

/** @returns undefined when the browser is already navigating to the order. */
async function pay(
  stripe: StripeJs,
  elements: Elements,
  { billingDetails }: ConfirmEvent,
  { order, needsCountry }: Given,
): Promise<Failure | undefined> {
  const wrong = (await elements.submit()).error;
  if (wrong) return { message: wrong.message ?? 'The wallet has refused.' };
  const country = needsCountry ? (billingDetails?.address?.country ?? '') : undefined;
  const ordered = await order({ email: billingDetails?.email ?? '', country });
  if ('failure' in ordered) return ordered.failure;
  const { url } = ordered;
  const clientSecret = await clientSecretAt(url);
  // It is paid, has ended, or continues at Stripe: the shop knows which.
  if (clientSecret === undefined) {
    location.assign(`${url}/return`);
    return undefined;
  }
  const { error } = await stripe.confirmPayment({
    elements,
    clientSecret,
    confirmParams: { return_url: `${url}/return` },
  });
  if (!error) return undefined;
  return { message: `${error.message ?? 'It was declined.'} Nothing was charged, and your order waits.`, way: url };
}
