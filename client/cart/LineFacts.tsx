import { LineTiming, type Run } from './LineTiming.tsx';
import styles from './LineFacts.module.css';

type Props = {
  line: { choices: readonly string[]; start: string; eta: string };
  /** The dated run that the line has a seat of. */
  run: Run | null;
};

/** Below the name of a line: what was chosen, and when it happens. */
export function LineFacts({ line, run }: Props) {
  return (
    <>
      <LineChoices choices={line.choices} />
      <LineTiming start={line.start} eta={line.eta} run={run} />
    </>
  );
}

export function LineChoices({ choices }: { choices: readonly string[] }) {
  return choices.length > 0 ? <p className={styles.choices}>{choices.join(' · ')}</p> : null;
}
