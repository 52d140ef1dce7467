import { useLocation } from 'react-router-dom';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Container } from '#client/ui/Container.tsx';
import { homePath } from '#client/site/paths.ts';
import styles from './ErrorPage.module.css';

const SHOP_AWAY = 503;

/** Shown when a page could not be rendered. Needs nothing from the shop. */
export function ErrorPage({ status }: { status: number }) {
  const { pathname, search } = useLocation();
  const text =
    status === SHOP_AWAY
      ? 'The shop cannot be reached right now. Nothing is lost: your cart is kept, and no order was placed twice.'
      : 'This page could not be shown. Nothing you chose is lost.';
  return (
    <Container className={styles.page}>
      <h1 className="sr">Something went wrong</h1>
      <EmptyState title="Something went wrong. Try again" text={text}>
        <Button variant="primary" size="lg" href={pathname + search}>
          Try again
        </Button>
        <Button variant="line" size="lg" href={homePath()}>
          Home page
        </Button>
      </EmptyState>
    </Container>
  );
}
