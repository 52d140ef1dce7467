import { useLoaderData } from 'react-router-dom';
import { LOCALE } from '#client/site/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Container } from '#client/ui/Container.tsx';
import type { CurrencyData } from './currency-loader.ts';
import { TotalChange } from './TotalChange.tsx';
import styles from './TotalChange.module.css';

/** The confirmation of another currency, for a browser without script. */
export function CurrencyPage() {
  const { before, after, back } = useLoaderData<CurrencyData>();
  return (
    <Container className={styles.page}>
      <form method="post" action={`/${LOCALE}/currency`} className={`panel ${styles.card}`}>
        <h1 className="h2">Change to {after.currency}?</h1>
        <TotalChange before={before} after={after} />
        <input type="hidden" name="currency" value={after.currency} />
        <input type="hidden" name="back" value={back} />
        <div className={styles.ways}>
          <Button type="submit" name="confirmed" value="1" variant="primary">
            Change to {after.currency}
          </Button>
          <Button href={back} variant="line">
            Keep {before.currency}
          </Button>
        </div>
      </form>
    </Container>
  );
}
