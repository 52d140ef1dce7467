import { useEffect, useRef } from 'react';
import styles from './Tabs.module.css';

type Tab = { href: string; name: string; current: boolean; count?: number; image?: string };

type Props = {
  label: string;
  tabs: Tab[];
  /** Whether the page keeps its scroll position when a tab is followed. */
  stay?: boolean;
};

/** The parts of a list, each with its number of entries: one row, which scrolls horizontally if needed. */
export function Tabs({ label, tabs, stay }: Props) {
  const row = useRef<HTMLElement>(null);
  const current = tabs.findIndex((tab) => tab.current);
  useEffect(() => {
    const [list, tab] = [row.current, row.current?.children[current]];
    if (!list || !tab) return;
    const { left, width } = tab.getBoundingClientRect();
    const middle = list.getBoundingClientRect().left + list.clientWidth / 2;
    list.scrollLeft += left + width / 2 - middle;
  }, [current]);
  if (tabs.length === 0) return null;
  return (
    <nav className={styles.tabs} aria-label={label} ref={row}>
      {tabs.map(({ href, name, count, current: isCurrent, image }) => (
        <a key={href} href={href} data-stay={stay} aria-current={isCurrent ? 'page' : undefined}>
          {image && <img src={image} width={18} height={18} alt="" />}
          {count === undefined ? name : `${name} `}
          {count !== undefined && <span>{count}</span>}
        </a>
      ))}
    </nav>
  );
}
