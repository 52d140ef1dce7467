import { useEffect, useRef } from 'react';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './SuggestField.module.css';

export type Suggestion = { label: string; /** Said at the right, such as a region. */ note?: string };

type Props = {
  /** Of the field; the list is `<id>-list`, its entries `<id>-0` and so on. */
  id: string;
  label: string;
  options: readonly Suggestion[];
  /** From this index on the options are approximate matches. */
  nearFrom: number;
  active: number;
  chosen: string;
  onChoose: (option: Suggestion) => void;
};

export function SuggestList({ id, label, options, nearFrom, active, chosen, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className={styles.frame}>
      {options.length === 0 && <p className={styles.none}>No options</p>}
      <div ref={list} role="listbox" id={`${id}-list`} aria-label={label} className={styles.list}>
        {options.map((option, at) => (
          // Keyed by index: two regions may have a realm with the same name.
          <button
            key={`${option.label} ${option.note ?? ''}`}
            type="button"
            role="option"
            tabIndex={-1}
            id={`${id}-${at}`}
            aria-selected={option.label === chosen}
            className={classes(styles.option, at === active && styles.active, at === nearFrom && at > 0 && styles.near)}
            // The field keeps the focus, otherwise it would be checked before the choice is made.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            {option.label}
            {option.label === chosen ? <Icon name="check" size="s" /> : <small>{option.note}</small>}
          </button>
        ))}
      </div>
    </div>
  );
}
