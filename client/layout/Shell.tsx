import '#client/styles/site.css';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { checkoutPath } from '#client/app/paths.ts';
import { watchMissingPictures } from '#client/ui/missing-picture.ts';
import { PageArea } from './PageArea.tsx';
import { CheckoutHeader, CookieNotice, Footer, Header, MobileBar, ScrollToTop, SupportDialog } from './parts.ts';
import styles from './Shell.module.css';

/** What stands around every page. The checkout has a slim one, so that nothing leads away from the order. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isCheckout = pathname.replace(/\/$/, '') === checkoutPath();
  useEffect(() => watchMissingPictures(document), []);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      {isCheckout ? <CheckoutHeader /> : <Header />}
      <main id="main" tabIndex={-1} className={styles.main}>
        <PageArea>{children}</PageArea>
      </main>
      <Footer slim={isCheckout} />
      {!isCheckout && <MobileBar />}
      <ScrollToTop />
      <CookieNotice />
      <SupportDialog />
    </>
  );
}
