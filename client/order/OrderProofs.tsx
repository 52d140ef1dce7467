import type { Order } from './order.ts';
import { OrderTime } from './OrderTime.tsx';
import page from './OrderPage.module.css';
import styles from './OrderProofs.module.css';

type Props = { proofs: Order['proofs'] };

/** Pictures of what was done. Nothing without any. */
export function OrderProofs({ proofs }: Props) {
  if (proofs.length === 0) return null;
  return (
    <section className={`panel ${page.panel} ${page.screen}`}>
      <h2 className="h3">Proof</h2>
      <div className={styles.proofs}>
        {proofs.map(({ id, caption, url, width, height, at }) => (
          <figure key={id}>
            <a href={url} target="_blank" rel="noopener">
              <img src={url} width={width} height={height} alt={caption || 'Proof of the work'} loading="lazy" />
            </a>
            <figcaption className="xs quiet">
              {caption && `${caption}, `}
              <OrderTime iso={at} />
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
