import { Icon } from './Icon.tsx';
import styles from './InlineSelect.module.css';

type Props = {
  name: string;
  label: string;
  value: string;
  choices: readonly { value: string; name: string }[];
  /** Whether it shows that something is chosen. */
  lit?: boolean;
  onChoose(value: string): void;
};

/** A choice with its label in one line. It begins again where another value is given. */
export function InlineSelect({ name, label, value, choices, lit, onChoose }: Props) {
  return (
    <label className={styles.select} data-lit={lit || undefined}>
      <span>{label}</span>
      <select
        key={value}
        name={name}
        defaultValue={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
      <Icon name="down" size="s" />
    </label>
  );
}
