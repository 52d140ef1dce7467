import { categoryPath } from '#client/site/paths.ts';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OrderEnd_OrderFragmentDoc, type OrderEnd_OrderFragment } from '#client/generated/graphql.ts';
import { AgainOffer } from './again/AgainOffer.tsx';
import { useToday } from './again/use-today.ts';
import { countOf } from './work/line-progress.ts';
import { hasEnded } from './work/order-progress.ts';
import page from './OrderPage.module.css';
import styles from './OrderEnd.module.css';

/** The outcome of an ended order, and a link to order the same again, at today's price. */
export function OrderEnd({ order }: { order: FragmentType<typeof OrderEnd_OrderFragmentDoc> }) {
  const { stage, paidAt, latePayment, lines } = readFragment(OrderEnd_OrderFragmentDoc, order);
  const isDone = stage === 'COMPLETED';
  const isOver = isDone || hasEnded(stage);
  if (!isOver || latePayment?.state === 'CHOOSE') return null;
  const categories = [...new Set(lines.flatMap(({ path }) => (path ? [path.slice(0, path.lastIndexOf('/'))] : [])))];
  return (
    <section className={`panel ${page.panel} ${page.screen}`}>
      <h2 className="h3">{isDone ? 'All done' : 'Still want it?'}</h2>
      {!isDone && !paidAt && !latePayment && <p className="muted">Nothing was charged for this order.</p>}
      <Results lines={lines} isDone={isDone} />
      {isDone && categories.length > 0 && (
        <p>
          <a className="link" href={categoryPath(categories[0] ?? '')}>
            See what players take next
          </a>
        </p>
      )}
    </section>
  );
}

function Results({ lines, isDone }: { lines: OrderEnd_OrderFragment['lines']; isDone: boolean }) {
  const today = useToday();
  return (
    <ul className={styles.results}>
      {lines.map((line) => (
        <li key={line.id}>
          <span>
            <b>{line.name}</b>
            <small>{isDone ? (countOf(line) ?? 'Delivered') : line.choices.join(' · ')}</small>
          </span>
          <AgainOffer line={line} price={today.find(({ line: id }) => id === line.id)} />
        </li>
      ))}
    </ul>
  );
}
