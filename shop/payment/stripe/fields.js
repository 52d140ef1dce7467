// Runs unchanged in the browser: fills the frame of `document.ts` with Stripe's wallets and fields.

const LOAD_LIMIT_MS = 10_000;

const form = document.getElementById('fields');
const methods = document.getElementById('methods');
const errorText = document.getElementById('error');
const button = form.querySelector('button');
const { key, amount, currency, intent, hosted } = form.dataset;
const returnUrl = new URL(form.dataset.return, location.href).href;

/** Without Stripe's script the same order is paid on Stripe's page. */
const leave = () => location.replace(hosted);

const stripeLoaded = () =>
  new Promise((resolve, reject) => {
    if (window.Stripe) return resolve();
    const script = document.getElementById('stripe-js');
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
    setTimeout(() => (window.Stripe ? resolve() : reject(new Error('late'))), LOAD_LIMIT_MS);
  });

const color = (name) => {
  const probe = document.createElement('span');
  probe.className = `probe-${name}`;
  document.body.append(probe);
  const { color: computed } = getComputedStyle(probe);
  probe.remove();
  return computed;
};

const appearance = () => ({
  theme: matchMedia('(prefers-color-scheme: light)').matches ? 'stripe' : 'night',
  variables: {
    colorPrimary: color('primary'),
    colorText: color('text'),
    colorBackground: color('field'),
    borderRadius: '10px',
    fontSizeBase: '16px',
  },
});

const show = (message) => {
  errorText.textContent = message;
  errorText.hidden = message === '';
};

/** Created by the server with the amount of the order; a repeated call returns the same one. */
const beginPayment = async () => {
  const answer = await fetch(intent, { method: 'POST' });
  if (answer.status === 409) return undefined;
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.json()).clientSecret;
};

const pay = async (stripe, elements) => {
  show('');
  button.disabled = true;
  try {
    const { error: wrong } = await elements.submit();
    if (wrong) return show(wrong.message);
    const clientSecret = await beginPayment();
    // It is paid already, over, or being paid on Stripe's page: the shop knows which.
    if (clientSecret === undefined) return location.assign(returnUrl);
    const { error } = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: { return_url: returnUrl },
    });
    if (error) show(`${error.message} Nothing was charged. Your order waits: try again, or pay another way.`);
  } catch {
    show('We could not reach the payment just now. Try again in a moment: you never pay twice.');
  } finally {
    button.disabled = false;
  }
};

const mount = () => {
  const stripe = window.Stripe(key);
  const elements = stripe.elements({ mode: 'payment', amount: Number(amount), currency, appearance: appearance() });
  const wallets = elements.create('expressCheckout', { buttonHeight: 52 });
  wallets.on('ready', ({ availablePaymentMethods: available }) => {
    document.getElementById('express').hidden = !available || !Object.values(available).some(Boolean);
  });
  wallets.on('confirm', () => pay(stripe, elements));
  wallets.mount('#wallets');
  // The wallets are shown above already.
  const fields = elements.create('payment', {
    layout: 'accordion',
    wallets: { applePay: 'never', googlePay: 'never' },
  });
  fields.on('ready', () => {
    button.disabled = false;
  });
  fields.on('loaderror', leave);
  methods.replaceChildren();
  fields.mount('#methods');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void pay(stripe, elements);
  });
};

stripeLoaded().then(mount).catch(leave);
