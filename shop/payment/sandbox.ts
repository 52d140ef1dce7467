import { randomBytes } from 'node:crypto';
import type { PaymentAction, PaymentProvider } from './provider.ts';
import { insertPayment } from './store.ts';

const REFERENCE_BYTES = 32;

/** A provider without money behind it: its page asks whether the payment shall succeed. */
export const sandbox: PaymentProvider = {
  async begin(tx, order, payUrl, now) {
    const reference = randomBytes(REFERENCE_BYTES).toString('base64url');
    await insertPayment(tx, order, 'sandbox', reference, now);
    return redirect(reference, payUrl);
  },
  resume: redirect,
};

function redirect(reference: string, payUrl: string): PaymentAction {
  return { type: 'redirect', url: `${payUrl}/pay/sandbox/${reference}`, method: 'GET' };
}
