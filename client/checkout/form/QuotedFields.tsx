import type { CheckoutData } from '#client/checkout/checkout-loader.ts';

type Props = { cart: Pick<CheckoutData['cart'], 'total' | 'version'>; idempotencyKey: string };

/** The cart and total that the buyer has seen: the order is of exactly these, or is rejected. */
export function QuotedFields({ cart: { total, version }, idempotencyKey }: Props) {
  return (
    <>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="expectedTotal" value={total.amount} />
      <input type="hidden" name="currency" value={total.currency} />
      <input type="hidden" name="cartVersion" value={version} />
    </>
  );
}
