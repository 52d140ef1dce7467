import { short } from '#client/form/amount-scale.ts';
import { perUnits, type Tier } from './amount-tiers.ts';
import styles from './AmountTiers.module.css';

type Props = { label: string; tiers: readonly Tier[]; now: Tier | undefined };

/** What a unit costs, from which amount on. */
export function AmountTiers({ label, tiers, now }: Props) {
  const lit = (tier: Tier) => (now && tier.from < now.from ? styles.lit : undefined);
  return (
    <ol className={styles.tiers} aria-label={label}>
      {tiers.map((tier) => (
        <li key={tier.from} className={tier === now ? styles.now : lit(tier)} aria-current={tier === now || undefined}>
          from {short(tier.from)}
          <b>
            {tier.price.formatted} <small>{perUnits(tier.per)}</small>
          </b>
        </li>
      ))}
    </ol>
  );
}
