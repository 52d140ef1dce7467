import { useLoaderData } from 'react-router-dom';
import { categoryPath, homePath } from '#client/site/paths.ts';
import { DeferredSection } from '#client/data/deferred/DeferredSection.tsx';
import { useMenu } from '#client/site/site.ts';
import { NEXT_RUNS_ID, NextRuns } from '#client/event/late-runs.ts';
import { NoRunsNow, RunsSkeleton } from '#client/event/RunsWaiting.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import { Questions } from '#client/product/page/Questions.tsx';
import { MenuLayout } from '#client/product/menu/MenuLayout.tsx';
import { Breadcrumbs } from '#client/ui/Breadcrumbs.tsx';
import { NoData } from '#client/data/NoData.tsx';
import { Container } from '#client/ui/Container.tsx';
import { CategoryList } from './CategoryList.tsx';
import { RUNS_SHOWN, type CategoryData } from './category-loader.ts';
import { categoryTabs } from './category-tabs.ts';
import { CategoryBanner } from './CategoryBanner.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { HelpOffer } from './HelpOffer.tsx';
import styles from './CategoryPage.module.css';

const RUNS_TITLE = 'Next runs';

export function CategoryPage() {
  const { category, products, query, runs } = useLoaderData<CategoryData>();
  const crumbs = category.breadcrumbs.map((crumb) => ({ name: crumb.name, path: categoryPath(crumb.path) }));
  return (
    <Container>
      <Breadcrumbs items={[{ name: 'Home', path: homePath() }, ...crumbs, { name: category.name }]} />
      <MenuLayout category={category.path}>
        {/* Remounted for each category: otherwise parts of the previous one would visibly move to their new places. */}
        <div key={category.path} className={styles.page}>
          <CategoryBanner category={category} />
          <Subcategories category={category} />
          <DeferredSection
            of={products}
            fallback={<ListSkeleton category={category} page={query.page} />}
            failed={<NoData path={categoryPath(category.path)} />}
          >
            {(list) => <CategoryList category={category} products={list} query={query} />}
          </DeferredSection>
          {runs && (
            <section id={NEXT_RUNS_ID} className={styles.runs}>
              <DeferredSection
                of={runs}
                fallback={<RunsSkeleton title={RUNS_TITLE} shown={RUNS_SHOWN} />}
                failed={<NoRunsNow title={RUNS_TITLE} />}
              >
                {(next) => <NextRuns runs={next} title={RUNS_TITLE} game={category.path} />}
              </DeferredSection>
            </section>
          )}
          <About category={category} />
          <CategoryQuestions category={category} />
          <HelpOffer game={category.game} />
        </div>
      </MenuLayout>
    </Container>
  );
}

function About({ category: { name, description } }: Pick<CategoryData, 'category'>) {
  if (description.length === 0) return null;
  return (
    <section className={styles.about}>
      <h2 className="h3">About {name}</h2>
      {description.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

/** Its own questions, or those of its game, which count as the page's own only on the game's page. */
function CategoryQuestions({ category }: Pick<CategoryData, 'category'>) {
  const { name, faq = [] } = category.faq.length > 0 ? category : category.game;
  if (faq.length === 0) return null;
  return (
    <section className={`panel ${styles.faq}`}>
      <h2 className="h3">Questions about {name}</h2>
      <Questions faq={faq} />
    </section>
  );
}

/** The categories below this one; its siblings, if there are none below. */
function Subcategories({ category: { path, game } }: Pick<CategoryData, 'category'>) {
  const tree = useMenu().find((one) => one.path === game.path);
  if (!tree) return null;
  const tabs = categoryTabs(path, tree).map(({ path: to, ...tab }) => ({ ...tab, href: categoryPath(to) }));
  return <Tabs label="Categories" tabs={tabs} />;
}
