import { useState } from 'react';
import { checkoutPath, expressPath } from '#client/site/paths.ts';
import { Notice } from '#client/ui/Notice.tsx';
import type { ExpressData } from './express-loader.ts';
import type { Failure, Order } from './pay-express.ts';
import { SandboxWallet } from './SandboxWallet.tsx';
import { StripeWallets } from './StripeWallets.tsx';
import styles from './ExpressPage.module.css';

type Props = {
  page: ExpressData;
  /** Something has to be typed or agreed to first; `point` moves the focus there. */
  isMissing: boolean;
  point(): void;
  order: Order;
};

/** The wallets, their errors, and a link for visitors without one. */
export function Wallets({ page, isMissing, point, order }: Props) {
  const [isThere, setThere] = useState<boolean>();
  const [failure, setFailure] = useState<Failure>();
  const isOfStripe = page.express.provider === 'STRIPE';
  const Shown = isOfStripe ? StripeWallets : SandboxWallet;
  const begin: Order = (buyer) => {
    setFailure(undefined);
    return order(buyer);
  };
  return (
    <>
      {failure && (failure.isOutdated ? <Outdated failure={failure} page={page} /> : <Failed failure={failure} />)}
      {isThere === false ? (
        <Notice tone="info" role="status" title="This device has no wallet that we take">
          The checkout takes everything else.
        </Notice>
      ) : (
        <div className={styles.place}>
          <div inert={isMissing} className={styles.wallets}>
            {isOfStripe && isThere === undefined && (
              <p role="status" className="muted sm">
                Loading the wallets of this device…
              </p>
            )}
            <Shown page={page} onReady={setThere} order={begin} onFailure={setFailure} />
          </div>
          {isMissing && (
            <button type="button" className={styles.cover} onClick={point}>
              <span>Fill in what is missing above to pay</span>
            </button>
          )}
        </div>
      )}
      <OtherWays />
    </>
  );
}

function OtherWays() {
  return (
    <>
      <noscript>
        <p>A wallet needs script. The checkout works without.</p>
      </noscript>
      <p>
        <a className="link" href={checkoutPath()}>
          Pay another way
        </a>
      </p>
    </>
  );
}

/** The page has been loaded again meanwhile. */
function Outdated({ failure, page }: { failure: Failure; page: ExpressData }) {
  return (
    <Notice tone="warning" role="alert" title={failure.message}>
      It now costs {page.cart.total.formatted}. Look it over, then pay again.
    </Notice>
  );
}

function Failed({ failure: { message, way } }: { failure: Failure }) {
  return (
    <Notice tone="danger" role="alert" title={message}>
      <a className="link" href={way ?? expressPath()}>
        {way ? 'Pay this order another way' : 'See the status of your order'}
      </a>
    </Notice>
  );
}
