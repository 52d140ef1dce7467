import { Icon } from '#client/ui/Icon.tsx';
import styles from './StartFact.module.css';

type Props = { product: { start: string; eta: string } };

/** When work on a product starts; if that is unknown, how long it takes. */
export function StartFact({ product: { start, eta } }: Props) {
  const text = start || eta;
  if (!text) return null;
  return (
    <span className={styles.start}>
      <Icon name={start ? 'bolt' : 'clock'} size="s" />
      <span>{text}</span>
    </span>
  );
}
