import { categoryPath } from '#client/app/paths.ts';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { SearchCategories_CategoryFragmentDoc } from '#client/generated/graphql.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './SearchCategories.module.css';

export function SearchCategories({
  categories,
}: {
  categories: FragmentType<typeof SearchCategories_CategoryFragmentDoc>[];
}) {
  return (
    <ul className={styles.categories}>
      {categories.map((masked) => {
        const { id, name, path, productCount, game } = readFragment(SearchCategories_CategoryFragmentDoc, masked);
        return (
          <li key={id}>
            <a href={categoryPath(path)} className={styles.category}>
              <img src={game.image} width={28} height={28} alt="" />
              <span>
                <b>{name}</b>
                <small>
                  {game.name}, {productCount} {productCount === 1 ? 'service' : 'services'}
                </small>
              </span>
              <Icon name="right" size="s" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
