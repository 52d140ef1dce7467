import type { ReactNode } from 'react';
import { categoryPath } from '#client/site/paths.ts';
import { useLinks, useMenu } from '#client/site/site.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { deepLinks, linksOf } from '#client/layout/links.ts';
import styles from './FooterColumns.module.css';

export function FooterColumns() {
  const games = useMenu();
  const { footer, legal } = useLinks();
  return (
    <>
      {deepLinks(games, footer).map(({ title, links }) => (
        <Column key={title} title={title}>
          {links.map(({ path, name }) => (
            <li key={path}>
              <a href={categoryPath(path)}>{name}</a>
            </li>
          ))}
        </Column>
      ))}
      <Column title="Legal">
        {linksOf(legal).map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </Column>
    </>
  );
}

/** Collapsed on a phone, by the style sheet alone: nothing moves when script runs. */
function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.column}>
      <summary>
        {title}
        <Icon name="down" size="s" className={styles.arrow} />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
