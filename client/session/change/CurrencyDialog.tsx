import { useEffect, useState } from 'react';
import { queryBrowser, forgetCart } from '#client/data/query-browser.ts';
import { LoadError } from '#client/data/load.ts';
import { CurrencyTotalsDocument, type Currency, type CurrencyTotalsQuery } from '#client/generated/graphql.ts';
import { changeCurrency } from '#client/session/change/change-currency.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { TotalChange } from './TotalChange.tsx';
import styles from './TotalChange.module.css';

type Props = { to: Currency; onClose: () => void };
type Totals = CurrencyTotalsQuery['cart'];

/** Shows the new total before the currency changes. With an empty cart there is nothing to show. */
export function CurrencyDialog({ to, onClose }: Props) {
  const [totals, setTotals] = useState<Totals | 'failed'>();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const leave = new AbortController();
    setTotals(undefined);
    void readTotals(to, leave.signal).then((found) => {
      if (leave.signal.aborted) return;
      if (found !== 'failed' && found.count === 0) changeCurrency(to);
      else setTotals(found);
    });
    return () => leave.abort();
  }, [to, attempt]);
  return (
    <Dialog open onClose={onClose} label="Change the currency">
      <div className={styles.dialog}>
        <h2 className="h2">Change to {to}?</h2>
        {totals === undefined && (
          <p className="muted" role="status">
            Asking for the new total
          </p>
        )}
        {totals === 'failed' && (
          <Notice tone="danger" role="alert" title="The new total could not be loaded">
            <button type="button" className="link" onClick={() => setAttempt(attempt + 1)}>
              Try again
            </button>
          </Notice>
        )}
        {totals && totals !== 'failed' && <NewTotal totals={totals} to={to} onKeep={onClose} />}
      </div>
    </Dialog>
  );
}

function NewTotal({ totals, to, onKeep }: { totals: Totals; to: Currency; onKeep: () => void }) {
  return (
    <>
      <div role="status">
        <TotalChange before={totals.total} after={totals.totalIn} />
      </div>
      <div className={styles.ways}>
        <Button variant="primary" onClick={() => changeCurrency(to)}>
          Change to {to}
        </Button>
        <Button variant="line" onClick={onKeep}>
          Keep {totals.total.currency}
        </Button>
      </div>
    </>
  );
}

async function readTotals(currency: Currency, signal: AbortSignal): Promise<Totals | 'failed'> {
  try {
    // A total from before the last change must not be shown as the new one.
    await forgetCart();
    return (await queryBrowser(CurrencyTotalsDocument, { currency }, signal)).cart;
  } catch (error) {
    if (error instanceof LoadError) return 'failed';
    throw error;
  }
}
