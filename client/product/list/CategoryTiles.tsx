import type { ReactNode } from 'react';
import { categoryPath } from '#client/site/paths.ts';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { CategoryTiles_CategoryFragmentDoc } from '#client/generated/graphql.ts';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { serviceCount } from './sorts.ts';
import styles from './CategoryTiles.module.css';

export type TileCategory = FragmentType<typeof CategoryTiles_CategoryFragmentDoc>;

type Props = {
  /** Four in a row instead of three. */
  many?: boolean;
  children: ReactNode;
};

/** Links to categories, each with its number of products and lowest price. */
export function CategoryTiles({ many, children }: Props) {
  return <ul className={classes(styles.tiles, many && styles.many)}>{children}</ul>;
}

/** `art` is decoration; `within` names the game if the page does not show it. */
export function CategoryTile({ category, art, within }: { category: TileCategory; art: ReactNode; within?: string }) {
  const { name, path, productCount, priceFrom } = readFragment(CategoryTiles_CategoryFragmentDoc, category);
  const facts = [within, serviceCount(productCount), priceFrom && `from ${priceFrom.formatted}`];
  return (
    <li>
      <a href={categoryPath(path)} className={styles.tile}>
        {art}
        <span className={styles.words}>
          <b>{name}</b>
          <small>{facts.filter(Boolean).join(', ')}</small>
        </span>
        <Icon name="right" size="s" />
      </a>
    </li>
  );
}
