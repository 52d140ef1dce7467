import { errorOf } from '#client/product/configurator/form/field-errors.ts';
import { useState } from 'react';
import { AmountField } from '#client/form/amount/AmountField.tsx';
import { setControl } from '#client/form/set-control.ts';
import type { OptionGroup_OptionFragment } from '#client/generated/graphql.ts';
import { grouped } from '#client/ui/grouped.ts';
import { amountCost, betterAmount, moneyLike, savingAt, tierOf, unitPrice } from './amount-tiers.ts';
import type { ConfigurationStore } from '#client/product/configurator/form/configuration-store.ts';
import { singleName } from '#client/product/configurator/form/field-names.ts';
import type { Chosen } from '#client/product/configurator/form/form-items.ts';
import { textIn } from './option-groups.ts';
import { useConfiguration, useIsLive } from '#client/product/configurator/form/use-configuration.ts';
import styles from './OptionGroup.module.css';

type Option = OptionGroup_OptionFragment;
type Props = { option: Option; options: readonly Option[]; store: ConfigurationStore };

export function AmountOption({ option, options, store }: Props) {
  const { chosen, errors } = useConfiguration(store);
  const isLive = useIsLive();
  const { sendid, name, amount } = option;
  const [begin] = useState(() => textIn(isLive ? store.everything() : chosen, sendid));
  if (!amount) return null;
  const { tiers } = amount;
  const value = textIn(chosen, sendid);
  const tier = tierOf(tiers, Number(value));
  const factor = shareOf(options, chosen);
  const better = betterAmount(tiers, Number(value));
  const like = tiers[0]?.price.formatted ?? '';
  return (
    <div className={styles.group} id={`field-${sendid}`}>
      <div className={styles.head}>
        <span className="h3">{name}</span>
        {tier && <span className="num">{unitPrice(tier, factor)}</span>}
      </div>
      <AmountField
        label={name}
        name={singleName(sendid)}
        bounds={amount}
        unit={amount.unit}
        defaultValue={begin}
        value={value}
        error={errorOf(errors, option)}
        hint={option.hint || undefined}
        required={option.required}
        sliding={isLive}
        priceOf={(some) => ({
          price: (store.hasBasePrice ? '+ ' : '') + moneyLike(like, amountCost(tiers, some, factor)),
          saving: savingAt(tiers, some),
        })}
      />
      {better && <BetterAmount amount={Number(value)} better={better} name={singleName(sendid)} />}
    </div>
  );
}

/** A larger amount that costs no more, because it reaches the next tier. */
function BetterAmount({ amount, better, name }: { amount: number; better: number; name: string }) {
  return (
    <p className={styles.nudge}>
      {grouped(better)} cost no more than {grouped(amount)}.
      <button
        type="button"
        className="link"
        onClick={(event) => {
          const field = event.currentTarget.form?.elements.namedItem(name);
          if (field instanceof HTMLInputElement) setControl(field, grouped(better));
        }}
      >
        Take {grouped(better)}
      </button>
    </p>
  );
}

/** 1.108 where what is chosen adds 10.8 % of the amount's price. */
function shareOf(options: readonly Option[], chosen: Chosen): number {
  const shares = options.flatMap(({ sendid, values }) =>
    values.filter(({ value }) => [chosen[sendid] ?? []].flat().includes(value)).map(({ percent }) => percent / 100),
  );
  return shares.reduce((total, share) => total + share, 1);
}
