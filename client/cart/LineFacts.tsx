import { LineTiming } from './LineTiming.tsx';
import styles from './LineFacts.module.css';

type Props = {
  line: { choices: readonly string[]; start: string; eta: string };
  /** Start of the dated run it is a seat of. */
  runStartsAt?: string | null | undefined;
};

/** Below the name of a line: what was chosen, and when it happens. */
export function LineFacts({ line, runStartsAt }: Props) {
  return (
    <>
      <LineChoices choices={line.choices} />
      <LineTiming start={line.start} eta={line.eta} runStartsAt={runStartsAt} />
    </>
  );
}

export function LineChoices({ choices }: { choices: readonly string[] }) {
  return choices.length > 0 ? <p className={styles.choices}>{choices.join(' · ')}</p> : null;
}
