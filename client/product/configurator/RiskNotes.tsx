import { Icon } from '#client/ui/Icon.tsx';
import { classes } from '#client/ui/classes.ts';
import { riskNotes, type RiskyValue } from './risk-notes.ts';
import styles from './RiskNotes.module.css';

type Props = { values: readonly RiskyValue[]; chosen: string | string[] | undefined };

/** What choosing a value risks: folded and readable before, open once it is chosen. */
export function RiskNotes({ values, chosen }: Props) {
  const notes = riskNotes(values, [chosen ?? []].flat());
  if (notes.length === 0) return null;
  return (
    <div className={styles.notes}>
      {notes.map(({ risk, names, isChosen }) => (
        <details key={risk} open={isChosen} className={classes(styles.note, isChosen && styles.chosen)}>
          <summary>
            <Icon name="alert" size="s" />
            {names ? `Risk of ${names.join(', ')}` : 'Risk of every choice'}
          </summary>
          <p>{risk}</p>
        </details>
      ))}
    </div>
  );
}
