import { Fragment } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Breadcrumbs.module.css';

/** `path` is the full address (`/en-us/…`); the last item is the page itself and has none. */
export function Breadcrumbs({ items }: { items: { name: string; path?: string | undefined }[] }) {
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumbs">
      {items.map(({ name, path }, at) => (
        <Fragment key={path ?? name}>
          {at > 0 && <Icon name="right" size="s" className={styles.between} />}
          {path ? <a href={path}>{name}</a> : <span aria-current="page">{name}</span>}
        </Fragment>
      ))}
    </nav>
  );
}
