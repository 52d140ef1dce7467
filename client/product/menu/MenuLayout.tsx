import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { withMenu } from '#client/data/menu.ts';
import { lazyHydrate } from '#client/ui/hydration/lazy-hydrate.tsx';
import { showsCategoryMenu } from './menu-rule.ts';
import styles from './MenuLayout.module.css';

/** It only has links, which work without code. */
const CategoryMenu = lazyHydrate(async () => (await withMenu(import('./CategoryMenu.tsx'))).CategoryMenu);

/** Page content with the category menu on its left, if the page has one. */
export function MenuLayout({ category, children }: { category: string; children: ReactNode }) {
  const { pathname } = useLocation();
  if (!showsCategoryMenu(pathname)) return <>{children}</>;
  return (
    <div className={styles.withMenu}>
      <CategoryMenu path={category} />
      {children}
    </div>
  );
}
