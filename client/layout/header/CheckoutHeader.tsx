import { Steps } from '#client/ui/Steps.tsx';
import { Wrap } from '#client/ui/Wrap.tsx';
import { ProgressBar } from '#client/layout/ProgressBar.tsx';
import { CurrencyMenu } from './CurrencyMenu.tsx';
import { Logo } from './Logo.tsx';
import { SupportButton } from './SupportButton.tsx';
import header from './Header.module.css';
import styles from './CheckoutHeader.module.css';

const DETAILS_AND_PAYMENT = 1;

/** Nothing here leads away from the order but the logo. */
export function CheckoutHeader() {
  return (
    <header className={header.header}>
      <Wrap width="checkout" className={header.bar}>
        <Logo />
        <div className={header.end}>
          <div className={styles.steps}>
            <Steps at={DETAILS_AND_PAYMENT} />
          </div>
          <SupportButton className={`${header.action} ${styles.support}`} />
          <CurrencyMenu />
        </div>
      </Wrap>
      <ProgressBar />
    </header>
  );
}
