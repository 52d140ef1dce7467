import { errorOf } from '#client/product/configurator/form/field-errors.ts';
import { useState } from 'react';
import { RangeField } from '#client/form/range/RangeField.tsx';
import { endsOf, rangeWords } from '#client/form/range/range-steps.ts';
import type { OptionGroup_OptionFragment } from '#client/generated/graphql.ts';
import type { ConfigurationStore } from '#client/product/configurator/form/configuration-store.ts';
import { fromName, toName } from '#client/product/configurator/form/form-items.ts';
import { textIn } from './option-groups.ts';
import { useConfiguration, useIsLive } from '#client/product/configurator/form/use-configuration.ts';
import styles from './OptionGroup.module.css';

type Props = {
  option: OptionGroup_OptionFragment;
  options: readonly OptionGroup_OptionFragment[];
  store: ConfigurationStore;
};

export function RangeOption({ option, store }: Props) {
  const { chosen, errors } = useConfiguration(store);
  const isLive = useIsLive();
  const { sendid, name, steps } = option;
  const value = textIn(chosen, sendid);
  const [begin] = useState(() => textIn(isLive ? store.everything() : chosen, sendid));
  const ends = endsOf(steps, value);
  return (
    <div className={styles.group} id={`field-${sendid}`}>
      <div className={styles.head}>
        <span className="h3">{name}</span>
        <span className="muted sm">
          {ends ? rangeWords(steps[ends[0]]?.name ?? '', steps[ends[1]]?.name ?? '') : option.hint || 'Choose a range'}
        </span>
      </div>
      <RangeField
        label={name}
        names={{ from: fromName(sendid), to: toName(sendid) }}
        steps={steps}
        defaultValue={begin}
        value={value}
        error={errorOf(errors, option)}
        required={option.required}
      />
      {ends && option.hint && <p className="quiet xs">{option.hint}</p>}
    </div>
  );
}
