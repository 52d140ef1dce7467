import { useEffect, useRef, type ReactNode } from 'react';
import { categoryPath } from '#client/site/paths.ts';
import { useSite } from '#client/site/site.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { deepLinks, linksOf } from '#client/layout/links.ts';
import styles from './FooterColumns.module.css';

export function FooterColumns() {
  const { games, content } = useSite();
  return (
    <>
      {deepLinks(games, content?.footer ?? []).map(({ title, links }) => (
        <Column key={title} title={title}>
          {links.map(({ path, name }) => (
            <li key={path}>
              <a href={categoryPath(path)}>{name}</a>
            </li>
          ))}
        </Column>
      ))}
      <Column title="Legal">
        {linksOf(content?.legal ?? []).map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </Column>
    </>
  );
}

/** Open in the document, so that every link is there without script; folded on a phone once there is one. */
function Column({ title, children }: { title: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const narrow = matchMedia('(max-width: 767px)');
    const fold = () => {
      if (details.current) details.current.open = !narrow.matches;
    };
    fold();
    narrow.addEventListener('change', fold);
    return () => narrow.removeEventListener('change', fold);
  }, []);
  return (
    <details className={styles.column} ref={details} open>
      <summary>
        {title}
        <Icon name="down" size="s" className={styles.arrow} />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
