import { Icon } from '#client/ui/Icon.tsx';
import { classes } from '#client/ui/classes.ts';
import { riskNotes, type RiskyValue } from './risk-notes.ts';
import styles from './RiskNotes.module.css';

type Props = { values: readonly RiskyValue[]; chosen: string | string[] | undefined };

/** The risks of values: always visible, so that nothing moves, and highlighted once chosen. */
export function RiskNotes({ values, chosen }: Props) {
  const notes = riskNotes(values, [chosen ?? []].flat());
  if (notes.length === 0) return null;
  return (
    <div className={styles.notes}>
      {notes.map(({ risk, names, isChosen }) => (
        <div key={risk} className={classes(styles.note, isChosen && styles.chosen)}>
          <b>
            <Icon name="alert" size="s" />
            {names ? `Risk of ${names.join(', ')}` : 'Risk of every choice'}
          </b>
          <p>{risk}</p>
        </div>
      ))}
    </div>
  );
}
