import '#client/styles/site.css';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { checkoutPath, expressPath } from '#client/site/paths.ts';
import { useSite } from '#client/site/site.ts';
import { classes } from '#client/ui/classes.ts';
import { Container } from '#client/ui/Container.tsx';
import { PageArea } from './PageArea.tsx';
import {
  AddedNotice,
  CheckoutHeader,
  CookieNotice,
  Footer,
  Header,
  MobileBar,
  OfflineNotice,
  openFrame,
} from './parts.ts';
import { OfferBar, ScrollToTop, SubscribeBlock, SupportDialog } from './parts.ts';
import { showsSubscribe } from './subscribe-rule.ts';
import styles from './Shell.module.css';

/** The frame of every page. The checkout has a slim one, so that nothing distracts from the order. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { content } = useSite();
  const isCheckout = [checkoutPath(), expressPath()].includes(pathname.replace(/\/$/, ''));
  useEffect(() => void openFrame(), []);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      {content?.hasSamples && (
        <p className={styles.samples}>Samples: no order, player or review here is real, and nothing is sold.</p>
      )}
      {isCheckout ? <CheckoutHeader /> : <Header />}
      {/* Remounted when the header changes, so that nothing seems to move. */}
      <main id="main" key={String(isCheckout)} tabIndex={-1} className={styles.main}>
        {/* Inside, so that a page without it is another page and not this one moved up. */}
        <OfferBar />
        <PageArea>{children}</PageArea>
      </main>
      {showsSubscribe(pathname) && (
        <aside className={classes('below', styles.letter)} aria-label="Weekly newsletter">
          <Container>
            <SubscribeBlock />
          </Container>
        </aside>
      )}
      <Footer slim={isCheckout} />
      {!isCheckout && <MobileBar />}
      <CookieNotice />
      <ScrollToTop />
      <SupportDialog />
      <OfflineNotice />
      <AddedNotice />
    </>
  );
}
