import { Icon } from './Icon.tsx';
import styles from './InlineSelect.module.css';

type Props = {
  name: string;
  label: string;
  value: string;
  choices: readonly { value: string; name: string }[];
  /** Whether it is highlighted as chosen. */
  lit?: boolean;
  onChoose(value: string): void;
};

/** A select with its label in one line. Remounted if another value is given. */
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
