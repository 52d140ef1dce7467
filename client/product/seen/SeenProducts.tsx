import { useEffect, useState } from 'react';
import { productPath } from '#client/site/paths.ts';
import { noteSeen, readSeen, type Seen } from './seen-products.ts';
import styles from './SeenProducts.module.css';

const SHOWN = 6;

type Opened = {
  path: string;
  name: string;
  breadcrumbs: readonly { name: string }[];
  image: { src: string };
};

/**
 * Products whose pages were opened in this browser. Cached pages do not have them: they are rendered below everything
 * else, so that nothing moves.
 *
 * @param opened the product of this page, which is added to the list but not shown.
 */
export function SeenProducts({ opened }: { opened?: Opened }) {
  const [seen, setSeen] = useState<Seen[]>([]);
  useEffect(() => {
    setSeen(readSeen().filter(({ path }) => path !== opened?.path));
    if (opened) noteSeen(noteOf(opened));
  }, [opened]);
  if (seen.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="seen">
      <h2 id="seen" className="h2">
        Seen lately
      </h2>
      <ul className={styles.list}>
        {seen.slice(0, SHOWN).map((one) => (
          <li key={one.path} className={`panel ${styles.product}`}>
            <img src={one.picture} width={72} height={54} alt="" loading="lazy" decoding="async" />
            <span>
              <a href={productPath(one.path)}>{one.name}</a>
              <small className="muted">{one.game}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function noteOf({ path, name, breadcrumbs, image }: Opened): Seen {
  return { path, name, game: breadcrumbs[0]?.name ?? '', picture: image.src };
}
