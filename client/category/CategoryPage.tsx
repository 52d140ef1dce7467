import { useLoaderData } from 'react-router-dom';
import { categoryPath, homePath } from '#client/app/paths.ts';
import { useSite } from '#client/app/site.ts';
import { Tabs } from '#client/ui/Tabs.tsx';
import { Questions } from '#client/product/Questions.tsx';
import { WithMenu } from '#client/product/WithMenu.tsx';
import { Breadcrumbs } from '#client/ui/Breadcrumbs.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import { Wrap } from '#client/ui/Wrap.tsx';
import { CategoryList } from './CategoryList.tsx';
import type { CategoryData } from './category-loader.ts';
import { categoryTabs } from './category-tabs.ts';
import { ChildTiles } from './ChildTiles.tsx';
import styles from './CategoryPage.module.css';

const BANNER_SIZES = '(max-width: 1199px) 100vw, 1320px';

export function CategoryPage() {
  const { category, products, query } = useLoaderData<CategoryData>();
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
          {category.children.length > 0 ? <ChildTiles shelves={category.children} /> : <Siblings category={category} />}
          <CategoryList key={category.path} category={category} products={products} query={query} />
          {category.description.length > 0 && (
            <section className={styles.about}>
              <h2 className="h3">About {category.name}</h2>
              {category.description.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          )}
          <CategoryQuestions category={category} />
        </div>
      </WithMenu>
    </Wrap>
  );
}

/** Its own, or those of its game. */
function CategoryQuestions({ category }: Pick<CategoryData, 'category'>) {
  const { name, faq } = category.faq.length > 0 ? category : category.game;
  if (faq.length === 0) return null;
  return (
    <section className={`panel ${styles.faq}`}>
      <h2 className="h3">Questions about {name}</h2>
      <Questions faq={faq} />
    </section>
  );
}

function Siblings({ category: { path, game } }: Pick<CategoryData, 'category'>) {
  const names = useSite().games.find((one) => one.path === game.path);
  if (!names) return null;
  const tabs = categoryTabs(path, names, game).map(({ path: to, ...tab }) => ({ ...tab, href: categoryPath(to) }));
  return <Tabs label="Categories" tabs={tabs} />;
}
