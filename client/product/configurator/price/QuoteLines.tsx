import { classes } from '#client/ui/classes.ts';
import { signed } from './price-words.ts';
import type { Quote } from './quote-state.ts';
import styles from './PricePanel.module.css';

/** The choices in one line, then the items that cost something, if there is more than one. */
export function QuoteLines({ quote }: { quote: Quote }) {
  const isFree = (line: Quote['lines'][number]) => Number(line.amount.amount) === 0;
  const free = quote.lines.slice(1).filter(isFree);
  const costs = quote.lines
    .map((line, i) => (i === 0 ? { ...line, label: 'Base price' } : line))
    .filter((line) => !isFree(line));
  return (
    <>
      {free.length > 0 && <p className={classes('muted', 'xs')}>{free.map(({ label }) => label).join(' · ')}</p>}
      {(costs.length > 1 || costs[0]?.label !== 'Base price') && (
        <dl className={styles.lines}>
          {costs.map((line, i) => (
            <div
              key={`${line.label}-${i}`}
              className={line.amount.amount.startsWith('-') ? styles.discount : undefined}
            >
              <dt>{line.label}</dt>
              <dd>{i === 0 ? line.amount.formatted : signed(line.amount)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
