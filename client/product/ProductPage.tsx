import { useLoaderData, useLocation } from 'react-router-dom';
import { LateSection } from '#client/app/LateSection.tsx';
import { categoryPath, homePath } from '#client/app/paths.ts';
import { Breadcrumbs } from '#client/ui/Breadcrumbs.tsx';
import { Chip } from '#client/ui/Chip.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Picture } from '#client/ui/Picture.tsx';
import { Wrap } from '#client/ui/Wrap.tsx';
import { isOpen, presetOf } from './chosen-run.ts';
import { Configurator } from './configurator/Configurator.tsx';
import { ProductText, RelatedProducts, RelatedSkeleton, RunNotice } from './late-parts.ts';
import { PlainLines } from './PlainLines.tsx';
import type { ProductData } from './product-loader.ts';
import styles from './ProductPage.module.css';
import { WithMenu } from './WithMenu.tsx';

/** A tenth less than a phone shows, which nobody sees: most then take the smaller of the two files. */
const COVER_SIZES = '(max-width: 1024px) 90vw, 660px';

export function ProductPage() {
  const { product, first, related, realms, run } = useLoaderData<ProductData>();
  const { search } = useLocation();
  const crumbs = product.breadcrumbs.map(({ name, path }) => ({ name, path: categoryPath(path) }));
  return (
    <Wrap>
      <Breadcrumbs items={[{ name: 'Home', path: homePath() }, ...crumbs, { name: product.name }]} />
      <WithMenu category={product.breadcrumbs.at(-1)?.path ?? product.path}>
        <Configurator
          key={product.id + search}
          product={product}
          first={first}
          realms={realms?.value}
          preset={run && presetOf(run)}
        >
          <div className={styles.art}>
            <Picture picture={product.cover} sizes={COVER_SIZES} alt="" priority />
          </div>
          <div className={styles.intro}>
            <div className={styles.chips}>
              {product.start && (
                <Chip tone="lit">
                  <Icon name="bolt" size="s" />
                  {product.start}
                </Chip>
              )}
              {product.label && <Chip>{product.label}</Chip>}
            </div>
            <h1 className="h1">{product.name}</h1>
            <PlainLines lines={product.highlights} />
            {run && isOpen(run) && <input type="hidden" name="event" value={run.id} />}
            {run && <RunNotice run={run} path={product.path} />}
          </div>
        </Configurator>
      </WithMenu>
      <ProductText product={product} />
      <LateSection of={related} fallback={<RelatedSkeleton />} failed={<RelatedProducts products={null} />}>
        {(products) => <RelatedProducts products={products} />}
      </LateSection>
    </Wrap>
  );
}
