import styles from './LineOptions.module.css';

type Props = { options: readonly { sendid: string; name: string; value: string }[] };

/** What was chosen for one line. */
export function LineOptions({ options }: Props) {
  if (options.length === 0) return null;
  return (
    <div className={styles.options}>
      {options.map((option, i) => (
        <span key={`${option.sendid}-${i}`}>
          <b>{option.name}</b> {option.value}
        </span>
      ))}
    </div>
  );
}
