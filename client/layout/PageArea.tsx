import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { useSite } from '#client/app/site.ts';
import { CategorySkeleton, HomeSkeleton, ProductSkeleton } from './parts.ts';
import { skeletonKind, type SkeletonKind } from './skeleton-kind.ts';

/** A page that comes sooner than this replaces the old one directly. */
const PATIENCE_MS = 200;

const SKELETONS = { home: <HomeSkeleton />, list: <CategorySkeleton />, product: <ProductSkeleton /> };

/** The page, or the outline of the one that is on its way. */
export function PageArea({ children }: { children: ReactNode }) {
  const kind = useSlowTarget();
  return kind ? SKELETONS[kind] : children;
}

/** What the page on its way looks like, once it has taken its time. */
function useSlowTarget(): SkeletonKind | undefined {
  const { games } = useSite();
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const target = state === 'loading' && location.pathname !== pathname ? location.pathname : undefined;
  const [slow, setSlow] = useState<string>();
  useEffect(() => {
    if (!target) return;
    const timer = setTimeout(() => setSlow(target), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [target]);
  return target && target === slow ? skeletonKind(target, games) : undefined;
}
