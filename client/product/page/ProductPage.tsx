import { useState } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { DeferredSections } from '#client/data/deferred/DeferredSections.tsx';
import { readFragment } from '#client/generated/fragment-masking.ts';
import { ChosenRun_RunFragmentDoc } from '#client/generated/graphql.ts';
import { categoryPath, homePath } from '#client/site/paths.ts';
import { Breadcrumbs } from '#client/ui/Breadcrumbs.tsx';
import { Chip } from '#client/ui/Chip.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Picture } from '#client/ui/picture/Picture.tsx';
import { preloadPicture } from '#client/ui/picture/preload-picture.ts';
import { Container } from '#client/ui/Container.tsx';
import { Configurator } from '#client/product/configurator/Configurator.tsx';
import {
  ProductReviews,
  ProductText,
  RelatedProducts,
  RelatedSkeleton,
  RunNotice,
  RunPicker,
  SeenProducts,
  WishChip,
} from '#client/product/lazy-parts.ts';
import type { ProductData } from './product-loader.ts';
import { StartWords } from '#client/product/start/StartWords.tsx';
import { isOpen, type ChosenRun } from '#client/product/run-state.ts';
import styles from './ProductPage.module.css';
import { MenuLayout } from '#client/product/menu/MenuLayout.tsx';

const ART_SIZES = '(max-width: 767px) 76px, 120px';

export function ProductPage() {
  const { product, first, reviews, related, realms, run, preset, wish } = useLoaderData<ProductData>();
  const { search } = useLocation();
  const runs = runsOf(product, run);
  const booked = run && isOpen(run) ? run.id : undefined;
  const [later, setLater] = useState<readonly ChosenRun[]>([]);
  if (import.meta.env.SSR) preloadPicture(product.image, ART_SIZES);
  return (
    <Container>
      <Breadcrumbs items={breadcrumbsOf(product)} />
      <MenuLayout category={product.breadcrumbs.at(-1)?.path ?? product.path}>
        <Configurator
          key={product.id + search}
          product={product}
          first={first}
          realms={realms?.value}
          preset={preset}
          runs={[...runs, ...later]}
          run={booked}
        >
          <a href="#options" className={styles.skip}>
            Skip to the options
          </a>
          <Intro product={product} />
          <div id="options" tabIndex={-1}>
            {run && !isOpen(run) && <RunNotice run={run} path={product.path} />}
            {wish && <WishChip />}
            {runs.length > 0 && <RunPicker runs={runs} chosen={booked} path={product.path} onLoaded={setLater} />}
          </div>
        </Configurator>
      </MenuLayout>
      <ProductText product={product} />
      <ReviewsAndRelated reviews={reviews} related={related} />
      <SeenProducts opened={product} />
    </Container>
  );
}

function ReviewsAndRelated({ reviews, related }: Pick<ProductData, 'reviews' | 'related'>) {
  return (
    <DeferredSections of={{ reviews, related }} fallback={<RelatedSkeleton />}>
      {(outcomes) => (
        <>
          <ProductReviews outcome={outcomes.reviews} />
          <RelatedProducts products={outcomes.related.ok ? outcomes.related.value : null} />
        </>
      )}
    </DeferredSections>
  );
}

function runsOf(product: ProductData['product'], run: ProductData['run']): readonly ChosenRun[] {
  const listed = readFragment(ChosenRun_RunFragmentDoc, product.runs) ?? [];
  // A run in the address may be later than those that are listed.
  return run && !listed.some(({ id }) => id === run.id) ? [run, ...listed] : listed;
}

function breadcrumbsOf({ name: ownName, breadcrumbs }: ProductData['product']) {
  // A category with the product's own name would read as a repetition; the menu links to it.
  const above = breadcrumbs.filter(({ name }) => name !== ownName);
  const links = above.map(({ name, path }) => ({ name, path: categoryPath(path) }));
  return [{ name: 'Home', path: homePath() }, ...links, { name: ownName }];
}

function Intro({ product }: Pick<ProductData, 'product'>) {
  return (
    <div className={styles.intro}>
      <div className={styles.art}>
        <Picture picture={product.image} sizes={ART_SIZES} alt="" priority />
      </div>
      <div className={styles.words}>
        <h1 className={styles.name}>{product.name}</h1>
        <p className={styles.lead}>{product.highlights[0]}</p>
        <div className={styles.chips}>
          {product.start && (
            <Chip tone="lit">
              <Icon name="bolt" size="s" />
              <StartWords product={product} />
            </Chip>
          )}
          {product.rating?.average && (
            <a href="#reviews">{`★ ${product.rating.average.toFixed(1)} (${product.rating.count})`}</a>
          )}
          {product.label && <Chip>{product.label}</Chip>}
          {product.season && <Chip>{product.season.name}</Chip>}
        </div>
      </div>
    </div>
  );
}
