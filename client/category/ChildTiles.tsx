import { CategoryTile, CategoryTiles } from '#client/product/list/CategoryTiles.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import type { CategoryData } from './category-loader.ts';
import styles from './ChildTiles.module.css';

/** The categories of this one that hold something. */
export function ChildTiles({ shelves }: { shelves: CategoryData['category']['children'] }) {
  const stocked = shelves.flatMap(({ picture, ...category }) => (picture ? [{ picture, category }] : []));
  if (stocked.length === 0) return null;
  return (
    <nav aria-label="Categories">
      <CategoryTiles many>
        {stocked.map(({ picture, category }) => (
          <CategoryTile
            key={category.id}
            category={category}
            art={<Picture picture={picture} sizes="72px" alt="" className={styles.art} />}
          />
        ))}
      </CategoryTiles>
    </nav>
  );
}
