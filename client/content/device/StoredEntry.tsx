import type { MouseEvent } from 'react';
import { Button } from '#client/ui/Button.tsx';
import type { StoredItem } from './stored-items.ts';
import kept from '#client/content/KeptHere.module.css';
import styles from './DevicePage.module.css';

type Props = {
  item: StoredItem;
  /** The stored values; undefined on the server, as only the browser knows them. */
  stored: readonly string[] | undefined;
  remove: (event: MouseEvent<HTMLButtonElement>) => void;
};

export function StoredEntry({ item: { id, name, why, cookies = [], keys = [] }, stored, remove }: Props) {
  const names = [...cookies, ...keys.map(({ key }) => key)].join(', ');
  return (
    <li className={`panel ${kept.entry} ${styles.entry}`}>
      <div className={styles.words}>
        <h2 className="h3">{name}</h2>
        <p className="muted">{why}</p>
        <p className="quiet sm">{names}</p>
        {stored && stored.length > 0 && (
          <details>
            <summary className="sm">Stored now</summary>
            <ul className={styles.values}>
              {stored.map((value) => (
                <li key={value}>{value}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <Button type="submit" name="delete" value={id} aria-label={`Delete: ${name}`} onClick={remove}>
        Delete
      </Button>
    </li>
  );
}
