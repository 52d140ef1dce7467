import type { SearchCategoriesQuery } from '#client/generated/graphql.ts';
import { CategoryTile, CategoryTiles } from '#client/product/list/CategoryTiles.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { NoData } from '#client/data/NoData.tsx';
import styles from './SearchPage.module.css';

const SHOWN = 6;

type Categories = SearchCategoriesQuery['search']['categories'];

type Props = {
  /** Undefined if they could not be loaded. */
  categories: Categories | undefined;
  /** The page, for a retry. */
  path: string;
};

/** Nothing when there are none. */
export function FoundCategories({ categories, path }: Props) {
  if (categories?.length === 0) return null;
  return (
    <section>
      <h2 className={`h4 quiet ${styles.title}`}>Categories</h2>
      {categories ? <Tiles categories={categories.slice(0, SHOWN)} /> : <NoData path={path} />}
      {categories && categories.length > SHOWN && (
        <details className={styles.more}>
          <summary>
            {categories.length - SHOWN} more
            <Icon name="down" size="s" />
          </summary>
          <Tiles categories={categories.slice(SHOWN)} />
        </details>
      )}
    </section>
  );
}

function Tiles({ categories }: { categories: Categories }) {
  return (
    <CategoryTiles>
      {categories.map((category) => (
        <CategoryTile
          key={category.id}
          category={category}
          within={category.game.name}
          art={<img src={category.game.image} width={28} height={28} alt="" />}
        />
      ))}
    </CategoryTiles>
  );
}
