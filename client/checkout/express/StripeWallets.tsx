import { useEffect, useEffectEvent, useRef } from 'react';
import type { ExpressData } from './express-loader.ts';
import type { Failure, Order } from './pay-express.ts';
import { mountWallets } from './stripe-wallets.ts';
import styles from './ExpressPage.module.css';

export type WalletProps = {
  page: ExpressData;
  /** Whether there is a wallet; called once it is known. */
  onReady(isThere: boolean): void;
  order: Order;
  onFailure(failure: Failure): void;
};

/** The wallets of the device, as Stripe's own script shows them. */
export function StripeWallets({ page, onReady, order, onFailure }: WalletProps) {
  const place = useRef<HTMLDivElement>(null);
  const given = useEffectEvent(() => ({ onReady, order, onFailure }));
  const { total } = page.cart;
  const key = page.express.publishableKey ?? '';
  const needsCountry = page.billing !== null;
  useEffect(() => {
    if (!place.current) return undefined;
    return mountWallets(place.current, {
      key,
      amount: Number(total.amount.replace('.', '')),
      currency: total.currency,
      needsCountry,
      onReady: (isThere) => given().onReady(isThere),
      order: (buyer) => given().order(buyer),
      onFailure: (failure) => given().onFailure(failure),
    });
  }, [key, total.amount, total.currency, needsCountry]);
  return <div ref={place} className={styles.buttons} />;
}
