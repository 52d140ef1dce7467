import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { hydrateLater } from '#client/ui/hydrate-later.tsx';
import { showsCategoryMenu } from './menu-rule.ts';
import styles from './WithMenu.module.css';

/** Nothing but links. */
const CategoryMenu = hydrateLater(async () => (await import('./CategoryMenu.tsx')).CategoryMenu);

/** Page content with the category menu on its left where the page has one. */
export function WithMenu({ category, children }: { category: string; children: ReactNode }) {
  const { pathname } = useLocation();
  if (!showsCategoryMenu(pathname)) return <>{children}</>;
  return (
    <div className={styles.withMenu}>
      <CategoryMenu path={category} />
      {children}
    </div>
  );
}
