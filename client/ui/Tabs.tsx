import styles from './Tabs.module.css';

export type Tab = { href: string; name: string; current: boolean; count?: number; image?: string };

type Props = {
  label: string;
  tabs: Tab[];
  /** Whether the page stays where it is while what the tabs are of changes. */
  stay?: boolean;
};

/** The parts of a list, each with how much is in it. */
export function Tabs({ label, tabs, stay }: Props) {
  if (tabs.length === 0) return null;
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ href, name, count, current, image }) => (
        <a key={href} href={href} data-stay={stay} className={styles.tab} aria-current={current ? 'page' : undefined}>
          {image && <img src={image} width={18} height={18} alt="" />}
          {name} {count !== undefined && <span>{count}</span>}
        </a>
      ))}
    </nav>
  );
}
