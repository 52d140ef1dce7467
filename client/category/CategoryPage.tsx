import { useLoaderData } from 'react-router-dom';
import { categoryPath, homePath } from '#client/app/paths.ts';
import { useSite } from '#client/app/site.ts';
import { CardGrid } from '#client/product/CardGrid.tsx';
import { ProductCard } from '#client/product/ProductCard.tsx';
import { WithMenu } from '#client/product/WithMenu.tsx';
import { Breadcrumbs } from '#client/ui/Breadcrumbs.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import { Wrap } from '#client/ui/Wrap.tsx';
import type { CategoryData } from './category-loader.ts';
import { categoryTabs } from './category-tabs.ts';
import { CategoryTabs } from './CategoryTabs.tsx';
import { NoData } from './NoData.tsx';
import { Pager } from './Pager.tsx';
import { SortForm } from './SortForm.tsx';
import styles from './CategoryPage.module.css';

const BANNER_SIZES = '(max-width: 1199px) 100vw, 1320px';
/** As many as a small screen shows at once. */
const EAGER_CARDS = 2;

export function CategoryPage() {
  const { category, products, query } = useLoaderData<CategoryData>();
  const { games } = useSite();
  const path = categoryPath(category.path);
  const names = games.find((game) => game.path === category.game.path);
  const isGame = category.path === category.game.path;
  const crumbs = category.breadcrumbs.map((crumb) => ({ name: crumb.name, path: categoryPath(crumb.path) }));
  return (
    <Wrap>
      <Breadcrumbs items={[{ name: 'Home', path: homePath() }, ...crumbs, { name: category.name }]} />
      <WithMenu category={category.path}>
        <div className={styles.page}>
          <header className={styles.banner}>
            <Picture picture={category.banner} sizes={BANNER_SIZES} alt="" priority />
            <h1 className="h1">{category.name}</h1>
            {category.intro && <p>{category.intro}</p>}
          </header>
          {names && <CategoryTabs tabs={categoryTabs(category.path, names, category.game)} />}
          <div className={styles.tools}>
            <h2 className={styles.count}>{products.total === 1 ? '1 service' : `${products.total} services`}</h2>
            {products.total > 1 && <SortForm path={path} sort={query.sort} />}
          </div>
          {products.items.length === 0 ? (
            <NoData />
          ) : (
            <CardGrid columns={isGame ? 4 : 3}>
              {products.items.map((product, i) => (
                <ProductCard key={i} product={product} priority={i < EAGER_CARDS} />
              ))}
            </CardGrid>
          )}
          <Pager path={path} query={query} last={Math.ceil(products.total / products.limit)} />
          {category.description.length > 0 && (
            <section className={styles.about}>
              <h2 className="h3">About {category.name}</h2>
              {category.description.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          )}
        </div>
      </WithMenu>
    </Wrap>
  );
}
