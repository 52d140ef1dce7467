import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { ShopConfig } from '#shop/config/config.ts';
import { inTransaction } from '#shop/db/transaction.ts';
import { type PaymentDeps, type PaymentProvider, RefundRejected, type Report } from '#shop/payment/provider.ts';
import { isSigned } from './signature.ts';
import { type Account, decide, findAccount, refundOnce } from './store.ts';

export const SIGNATURE_HEADER = 'sandbox-signature';

const notice = z.object({
  id: z.string().min(1).max(255),
  verdict: z.enum(['captured', 'failed']),
  reference: z.string(),
  amount_minor: z.int(),
  currency: z.string(),
});

/** A provider without real money, with records and pages of its own. Its pages let a person choose the outcome. */
export function sandboxProvider({ db, config, now }: PaymentDeps): PaymentProvider {
  return {
    name: 'sandbox',
    isLive: false,
    // Its test card is a Visa test card, and its wallet has no brand.
    offer: () => ({ marks: ['visa'], express: { provider: 'sandbox', publishable_key: '' } }),
    async readEvent(raw, headers) {
      const signature = headers[SIGNATURE_HEADER];
      if (typeof signature !== 'string' || !isSigned(noticeSecret(config), raw, signature, now())) return undefined;
      return readNotice(raw.toString())?.id;
    },
    reportIn(body) {
      const { reference, verdict, amount_minor, currency } = notice.parse(JSON.parse(body));
      return { reference, report: reportOf(verdict, { reference, amount_minor, currency }) };
    },
    async lookUp(payment) {
      const account = await findAccount(db, payment.reference);
      return reportOf(account ? verdictOf(account) : 'open', account ?? payment);
    },
    async end(payment) {
      const { account } = await inTransaction(db, (tx) => decide(tx, payment, 'ended'));
      return reportOf(verdictOf(account), account);
    },
    async refund(payment, { amountMinor, key }) {
      const isGiven = await inTransaction(db, (tx) => refundOnce(tx, payment.reference, amountMinor, key));
      if (!isGiven) throw new RefundRejected('The refund exceeds the amount paid in the sandbox');
      return key;
    },
  };
}

/** Undefined if it is signed, but not a notice. */
function readNotice(body: string): z.infer<typeof notice> | undefined {
  try {
    return notice.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}

/** A secret of the shop and its sandbox, unchanged after a restart. */
export function noticeSecret({ clientSecret }: ShopConfig): string {
  return createHmac('sha256', clientSecret).update('sandbox notice').digest('base64url');
}

function verdictOf({ state }: Account): Report['verdict'] {
  if (state === 'open' || state === 'captured') return state;
  return 'failed';
}

type Sum = { reference: string; amount_minor: number; currency: string };

function reportOf(verdict: Report['verdict'], { reference, amount_minor, currency }: Sum): Report {
  const capture = verdict === 'captured' ? reference : null;
  return { verdict, remoteId: reference, amountMinor: amount_minor, currency, isLive: false, capture };
}
