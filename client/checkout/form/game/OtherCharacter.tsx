import type { AskedField } from '#client/checkout/identity-form.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { Fields, type Answers } from '#client/checkout/form/Fields.tsx';
import styles from './GameFields.module.css';

type Props = Answers & { lines: readonly { line: string; name: string }[]; fields: readonly AskedField[] };

/** Folded away: a game's lines that are played with something else. Nothing for a game of one line. */
export function OtherCharacter({ lines, fields, typed, errors }: Props) {
  const own = fields.filter(({ line }) => line);
  if (own.length === 0) return null;
  return (
    <details className={styles.other} open={own.some(({ name }) => typed[name] || errors[name])}>
      <summary>
        {lines.length === 2 ? 'Use another character for one of the two' : 'Use another character for one of these'}
        <Icon name="down" size="s" />
      </summary>
      {lines.map(({ line, name }) => (
        <fieldset key={line} className={styles.line}>
          <legend>{name}</legend>
          <Fields fields={own.filter((field) => field.line === line)} typed={typed} errors={errors} />
        </fieldset>
      ))}
    </details>
  );
}
