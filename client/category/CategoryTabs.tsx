import { categoryPath } from '#client/app/paths.ts';
import type { Tab } from './category-tabs.ts';
import styles from './CategoryTabs.module.css';

export function CategoryTabs({ tabs }: { tabs: Tab[] }) {
  if (tabs.length === 0) return null;
  return (
    <nav className={styles.tabs} aria-label="Categories">
      {tabs.map((tab) => (
        <a
          key={tab.path}
          href={categoryPath(tab.path)}
          className={tab.current ? `${styles.tab} ${styles.current}` : styles.tab}
          aria-current={tab.current ? 'page' : undefined}
        >
          {tab.name} <span>{tab.count}</span>
        </a>
      ))}
    </nav>
  );
}
