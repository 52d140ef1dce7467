import type { ReactNode } from 'react';
import { ProductAlerts } from '#client/product/alert/ProductAlerts.tsx';
import { ProductContents } from '#client/product/contents/ProductContents.tsx';
import { PlainLines } from './PlainLines.tsx';
import { Questions } from './Questions.tsx';
import { seasonWords } from './season-words.ts';
import type { ProductData } from './product-loader.ts';
import styles from './ProductText.module.css';

type Props = {
  product: Pick<
    ProductData['product'],
    'highlights' | 'contents' | 'season' | 'nextSeason' | 'requirements' | 'howItWorks' | 'faq' | 'path' | 'runs'
  >;
};

/** The texts about a product, below the configurator. */
export function ProductText({ product }: Props) {
  const { highlights, contents, season, requirements, howItWorks, faq } = product;
  return (
    <div className={styles.text}>
      {highlights.length > 1 && (
        <Block title="What you get">
          <PlainLines lines={highlights} />
        </Block>
      )}
      {contents && <ProductContents contents={contents} />}
      {requirements.length > 0 && (
        <Block title="What you need">
          <PlainLines lines={requirements} />
          <dl className={styles.season}>
            <dt>Season</dt>
            <dd>{seasonWords(season)}</dd>
          </dl>
        </Block>
      )}
      {howItWorks.length > 0 && (
        <Block title="How it works">
          <PlainLines lines={howItWorks} />
        </Block>
      )}
      {faq.length > 0 && (
        <Block title="Questions">
          <Questions faq={faq} />
        </Block>
      )}
      <ProductAlerts product={product} />
    </div>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`panel ${styles.block}`}>
      <h2 className="h3">{title}</h2>
      {children}
    </section>
  );
}
