import { CheckoutSteps } from '#client/cart/CheckoutSteps.tsx';
import { Container } from '#client/ui/Container.tsx';
import { ProgressBar } from '#client/layout/progress/ProgressBar.tsx';
import { CurrencyMenu } from './CurrencyMenu.tsx';
import { Logo } from './Logo.tsx';
import { SupportButton } from './SupportButton.tsx';
import header from './Header.module.css';
import styles from './CheckoutHeader.module.css';

/** Nothing here but the logo leads away from the order. */
export function CheckoutHeader() {
  return (
    <header className={header.header}>
      <Container width="checkout" className={header.bar}>
        <Logo />
        <div className={header.end}>
          <div className={styles.steps}>
            <CheckoutSteps current={1} />
          </div>
          <SupportButton className={`${header.action} ${styles.support}`} />
          <CurrencyMenu />
        </div>
      </Container>
      <ProgressBar />
    </header>
  );
}
