import { useActionData, useLocation, useNavigation } from 'react-router-dom';
import { trackPath } from '#client/site/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Container } from '#client/ui/Container.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import type { Opened } from './list-action.ts';
import { ListedOrder } from './ListedOrder.tsx';
import styles from './OrderListPage.module.css';

/** The target of the mailed link: a press uses it up and shows every order of the address. */
export function OrderListPage() {
  const opened = useActionData<Opened>();
  return (
    <Container width="checkout" className={styles.page}>
      <h1 className="h1">Your orders</h1>
      {opened && 'orders' in opened ? <Orders orders={opened.orders} /> : <OpenForm refused={opened?.refused} />}
    </Container>
  );
}

function OpenForm({ refused }: { refused: string | undefined }) {
  const { pathname } = useLocation();
  const isOpening = useNavigation().state === 'submitting';
  return (
    <>
      {refused ? (
        <Notice tone="danger" role="alert" title={refused}>
          <a className="link" href={trackPath()}>
            Ask for a new link
          </a>
        </Notice>
      ) : (
        <p className="muted">The link in your email works once. Each order in the list leads to its own page.</p>
      )}
      <form method="post" action={pathname}>
        <Button type="submit" variant="primary" size="lg" state={isOpening ? 'loading' : 'rest'}>
          Show my orders
        </Button>
      </form>
    </>
  );
}

function Orders({ orders }: Extract<Opened, { orders: unknown }>) {
  return (
    <>
      <p className="muted" role="status">
        {orders.length === 1 ? 'One order' : `${orders.length} orders`} with your email, newest first. This list opens
        once; the pages of your orders stay.
      </p>
      <ul className={styles.list}>
        {orders.map((order) => (
          <ListedOrder key={order.number} order={order} />
        ))}
      </ul>
    </>
  );
}
