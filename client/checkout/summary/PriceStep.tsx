import styles from './PriceStep.module.css';

/** A price, after its old price if that was different. */
export function PriceStep({ before, now }: { before: string | undefined; now: string }) {
  if (before === undefined || before === now) return <span className="num sm">{now}</span>;
  return (
    <span className={`num sm ${styles.step}`}>
      <span className="sr">Was </span>
      <s>{before}</s>
      <span className="sr">, now </span>
      <span aria-hidden> → </span>
      {now}
    </span>
  );
}
