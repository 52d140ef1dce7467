import { lazy, Suspense, useState } from 'react';
import { queryBrowser } from '#client/data/query-browser.ts';
import { LoadError } from '#client/data/load.ts';
import { openCartPath } from '#client/site/paths.ts';
import { CartShareTokenDocument } from '#client/generated/graphql.ts';
import { Button } from '#client/ui/Button.tsx';
import { CopyField } from '#client/ui/CopyField.tsx';
import { fetchCode } from '#client/ui/hydration/fetch-code.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { CART } from './shared-cart-loader.ts';
import styles from './ShareCart.module.css';

/** A longer link makes a code too fine for the camera of a phone. */
const MAX_CODED_LENGTH = 1_200;

const LinkCode = lazy(async () => ({ default: (await fetchCode(() => import('./LinkCode.tsx'))).LinkCode }));

/** The link that opens this cart on another device, requested when it is needed. */
export function ShareCart() {
  const { link, said, isBusy, make } = useShareLink();
  return (
    <div className={styles.share}>
      {link === '' ? (
        <Button variant="ghost" size="sm" className={styles.make} onClick={() => void make()} aria-busy={isBusy}>
          <Icon name="ext" size="s" />
          Open this cart on another device
        </Button>
      ) : (
        <CopyField label="Opens this cart anywhere for seven days. Your texts and codes stay here." link={link}>
          {link.length <= MAX_CODED_LENGTH && (
            <Suspense fallback={<span className={styles.code} />}>
              <LinkCode link={link} />
            </Suspense>
          )}
        </CopyField>
      )}
      {said && (
        <span role="alert" className="quiet xs">
          {said}
        </span>
      )}
    </div>
  );
}

/** The link once it is created, and the message about it. */
function useShareLink() {
  const [link, setLink] = useState('');
  const [said, say] = useState('');
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    try {
      const { cart } = await queryBrowser(CartShareTokenDocument, {});
      if (cart.shareToken) setLink(`${location.origin}${openCartPath()}?${CART}=${cart.shareToken}`);
    } catch (error) {
      if (!(error instanceof LoadError)) throw error;
      say('The link could not be made. Try again.');
    }
    setBusy(false);
  };
  return { link, said, isBusy, make };
}
