import { classes } from '#client/ui/classes.ts';
import styles from './ListTabs.module.css';

export type ListTab = { href: string; name: string; count: number; current: boolean; image?: string };

/** The parts of a list, each with how much is in it. */
export function ListTabs({ label, tabs }: { label: string; tabs: ListTab[] }) {
  if (tabs.length === 0) return null;
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ href, name, count, current, image }) => (
        <a
          key={href}
          href={href}
          className={classes(styles.tab, current && styles.current)}
          aria-current={current ? 'page' : undefined}
        >
          {image && <img src={image} width={18} height={18} alt="" />}
          {name} <span>{count}</span>
        </a>
      ))}
    </nav>
  );
}
