import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './PayButton.module.css';

type Props = { total: { amount: string; formatted: string }; isBusy: boolean };

/** Names the amount to be paid. */
export function PayButton({ total, isBusy }: Props) {
  const isFree = Number(total.amount) === 0;
  return (
    <Button type="submit" variant="primary" size="lg" block state={isBusy ? 'loading' : 'rest'}>
      <Icon name="lock" />
      <span className={styles.words}>
        {isFree ? 'Place the order' : `Pay ${total.formatted}`}
        <small> {isFree ? 'Nothing to pay' : 'Order with obligation to pay'}</small>
      </span>
    </Button>
  );
}
