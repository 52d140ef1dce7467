import { errorOf } from './field-errors.ts';
import { useState } from 'react';
import { AmountField } from '#client/form/AmountField.tsx';
import type { OptionGroup_OptionFragment } from '#client/generated/graphql.ts';
import { perUnits, tierOf } from './amount-tiers.ts';
import { AmountTiers } from './AmountTiers.tsx';
import type { ConfigurationStore } from './configuration-store.ts';
import { singleName } from './form-items.ts';
import { textIn } from './option-groups.ts';
import { useConfiguration, useIsLive } from './use-configuration.ts';
import styles from './OptionGroup.module.css';

type Props = { option: OptionGroup_OptionFragment; store: ConfigurationStore };

export function AmountOption({ option, store }: Props) {
  const { chosen, errors } = useConfiguration(store);
  const isLive = useIsLive();
  const { sendid, name, amount } = option;
  const [begin] = useState(() => textIn(isLive ? store.everything() : chosen, sendid));
  if (!amount) return null;
  const value = textIn(chosen, sendid);
  const tier = tierOf(amount.tiers, Number(value));
  return (
    <div className={styles.group} id={`field-${sendid}`}>
      <div className={styles.head}>
        <span className="h3">{name}</span>
        {tier && (
          <span className="num">
            {tier.price.formatted} {perUnits(tier.per)}
          </span>
        )}
      </div>
      <AmountField
        label={name}
        name={singleName(sendid)}
        bounds={amount}
        defaultValue={begin}
        value={value}
        error={errorOf(errors, option)}
        hint={option.hint || undefined}
        required={option.required}
        sliding={isLive}
      />
      {amount.tiers.length > 1 && <AmountTiers label={`${name}, price by amount`} tiers={amount.tiers} now={tier} />}
    </div>
  );
}
