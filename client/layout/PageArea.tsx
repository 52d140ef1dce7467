import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { useMenu } from '#client/site/site.ts';
import { stays } from '#client/ui/hydration/stay.ts';
import { CategorySkeleton, HomeSkeleton, openParts, ProductSkeleton, ResultsSkeleton } from './parts.ts';
import { skeletonKind, type SkeletonKind } from './skeleton-kind.ts';

/** A page that loads faster than this replaces the old one directly. */
const PATIENCE_MS = 200;

const SKELETONS = {
  home: <HomeSkeleton />,
  list: <CategorySkeleton />,
  paged: <ResultsSkeleton />,
  product: <ProductSkeleton />,
};

/** The current page, or the skeleton of the next one while it loads. */
export function PageArea({ children }: { children: ReactNode }) {
  const kind = useSlowTarget();
  return kind ? SKELETONS[kind] : children;
}

/** The skeleton of the next page, once loading takes long. */
function useSlowTarget(): SkeletonKind | undefined {
  const games = useMenu();
  const here = placeOf(useLocation());
  const { state, location } = useNavigation();
  const there = state === 'loading' && !stays(location.state) ? placeOf(location) : here;
  const target = there === here ? undefined : there;
  const [slow, setSlow] = useState<string>();
  useEffect(() => {
    if (!target) return;
    let isOver = false;
    const show = () => isOver || setSlow(target);
    // If the skeletons' code cannot be loaded, the old page stays until the new one is loaded.
    const timer = setTimeout(() => void openParts().then(show, () => undefined), PATIENCE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [target]);
  return target && target === slow ? skeletonKind(target.slice(0, target.indexOf('?')), games) : undefined;
}

/** Another page of the same list is another place; the same page in another order is not. */
function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname}?page=${new URLSearchParams(search).get('page') ?? 1}`;
}
