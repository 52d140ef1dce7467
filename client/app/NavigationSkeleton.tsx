import { useEffect, useState, type ReactNode } from 'react';
import { matchRoutes, useLocation, useNavigation } from 'react-router-dom';
import { CategorySkeleton } from '#client/category/CategorySkeleton.tsx';
import { HomeSkeleton } from '#client/home/HomeSkeleton.tsx';
import { ProductSkeleton } from '#client/product/ProductSkeleton.tsx';
import { kindsOf } from './catalogue-route.tsx';
import { LOCALE } from './paths.ts';
import { useSite, type SiteGame } from './site.ts';

/** A page that comes sooner than this replaces the old one directly. */
const PATIENCE_MS = 200;

/** While a page takes its time, its outline stands in its place. */
export function NavigationSkeleton({ children }: { children: ReactNode }) {
  const { games } = useSite();
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const target = state === 'loading' && location.pathname !== pathname ? location.pathname : undefined;
  const [slowTarget, setSlowTarget] = useState<string>();
  useEffect(() => {
    if (!target) return;
    const timer = setTimeout(() => setSlowTarget(target), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [target]);
  const skeleton = target && target === slowTarget ? skeletonOf(target, games) : undefined;
  return skeleton ?? children;
}

/** Cart, checkout and content pages have none. */
export function skeletonOf(pathname: string, games: readonly SiteGame[]): ReactNode | undefined {
  const params = matchRoutes([{ path: `/${LOCALE}/*` }], pathname)?.[0]?.params;
  const path = params?.['*'];
  if (path === undefined) return undefined;
  if (path === '') return <HomeSkeleton />;
  if (path.startsWith('product/')) return <ProductSkeleton />;
  const [kind] = kindsOf(path, games);
  if (kind === 'category' || path.startsWith('search/')) return <CategorySkeleton />;
  return kind === 'product' ? <ProductSkeleton /> : undefined;
}
