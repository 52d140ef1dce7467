import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './PayButton.module.css';

type Props = {
  total: { amount: string; formatted: string };
  isBusy: boolean;
  /** In the bar, which shows the amount beside it. */
  inBar?: boolean;
};

/** Names the amount to be paid. */
export function PayButton({ total, isBusy, inBar = false }: Props) {
  const isFree = Number(total.amount) === 0;
  const amount = inBar ? <span className="sr">{total.formatted}</span> : total.formatted;
  return (
    <Button type="submit" variant="primary" size="lg" block={!inBar} state={isBusy ? 'loading' : 'rest'}>
      <Icon name="lock" />
      <span className={styles.words}>
        {isFree ? 'Place the order' : <>Pay {amount}</>}
        <small> {isFree ? 'Nothing to pay' : 'Order with obligation to pay'}</small>
      </span>
    </Button>
  );
}
