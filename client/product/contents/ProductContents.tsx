import { type ReactNode, useId } from 'react';
import type { ProductData } from '#client/product/page/product-loader.ts';
import styles from './ProductContents.module.css';

type Contents = NonNullable<ProductData['product']['contents']>;

/** Bosses in order, their rewards, and the team. Nothing if the catalogue has no such data. */
export function ProductContents({ contents: { bosses, rewards, team, schedule } }: { contents: Contents }) {
  const title = useId();
  if (bosses.length + rewards.length === 0 && !team && !schedule) return null;
  return (
    <section className={`panel ${styles.contents}`} aria-labelledby={title}>
      <h2 className="h3" id={title}>
        What’s inside
      </h2>
      {bosses.length > 0 && (
        <Part title={bosses.length > 1 ? `${bosses.length} encounters` : 'Boss'}>
          <ol className={styles.bosses}>
            {bosses.map((boss, at) => (
              <li key={boss}>
                {bosses.length > 1 && <span aria-hidden="true">{at + 1}</span>}
                {boss}
              </li>
            ))}
          </ol>
        </Part>
      )}
      {rewards.length > 0 && <Rewards rewards={rewards} />}
      {(team || schedule) && (
        <dl className={styles.facts}>
          {team && <Fact name="Team">{team}</Fact>}
          {schedule && <Fact name="Schedule">{schedule}</Fact>}
        </dl>
      )}
    </section>
  );
}

function Rewards({ rewards }: Pick<Contents, 'rewards'>) {
  return (
    <Part title="Rewards">
      <ul className={styles.rewards}>
        {rewards.map(({ name, slot, isChance, emblem }) => (
          <li key={name}>
            <img src={emblem} width={40} height={40} alt="" loading="lazy" />
            <span>
              {name}
              <small>{[slot, isChance && 'Chance to drop'].filter(Boolean).join(' · ')}</small>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
