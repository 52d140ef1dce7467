import { Icon } from '#client/ui/Icon.tsx';
import { Picture } from '#client/ui/picture/Picture.tsx';
import { preloadPicture } from '#client/ui/picture/preload-picture.ts';
import { serviceCount } from '#client/product/list/sorts.ts';
import type { CategoryData } from './category-loader.ts';
import styles from './CategoryBanner.module.css';

const BANNER_SIZES = '(max-width: 767px) 60vw, 760px';

/** Name and summary of the category; small, so that products are visible without scrolling. */
export function CategoryBanner({ category }: Pick<CategoryData, 'category'>) {
  const { name, intro, banner, productCount, priceFrom } = category;
  if (import.meta.env.SSR) preloadPicture(banner, BANNER_SIZES);
  return (
    <header className={styles.banner}>
      <Picture picture={banner} sizes={BANNER_SIZES} alt="" priority />
      <h1>{name}</h1>
      {intro && <p>{intro}</p>}
      <ul className={styles.facts}>
        <li>
          <Icon name="grid" size="s" />
          {serviceCount(productCount)}
          {priceFrom && ` from ${priceFrom.formatted}`}
        </li>
        <li>
          <Icon name="user" size="s" />
          No account needed
        </li>
        <li>
          <Icon name="shield" size="s" />
          Full refund until we start
        </li>
      </ul>
    </header>
  );
}
