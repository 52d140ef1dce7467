import { useState } from 'react';
import { SelectField } from '#client/form/SelectField.tsx';
import { TextField } from '#client/form/TextField.tsx';
import { classes } from '#client/ui/classes.ts';
import { onlyWith } from '#client/product/configurator/form/asked.ts';
import type { ConfigurationStore } from '#client/product/configurator/form/configuration-store.ts';
import { singleName } from '#client/product/configurator/form/field-names.ts';
import { surcharge } from '#client/product/configurator/price/price-words.ts';
import { unitPriceWith } from './unit-price-with.ts';
import { LazyRealm } from './field-parts.ts';
import type { OptionProps } from './OptionRows.tsx';
import { RiskNotes } from './RiskNotes.tsx';
import { useIsLive } from '#client/product/configurator/form/use-configuration.ts';
import styles from './OptionGroup.module.css';

const INPUT_TYPES: Partial<Record<string, 'textarea' | 'date'>> = { TEXTAREA: 'textarea', DATE: 'date' };

/** A select, a realm field, or a text field. */
export function OptionField({ store, ...props }: OptionProps & { store: ConfigurationStore }) {
  const { option, options, possible, chosen } = props;
  const reason = possible ? undefined : onlyWith(option, options);
  return (
    <div className={classes(styles.field, reason && styles.unmet)}>
      {option.type === 'REALM' ? (
        <LazyRealm option={option} options={options} store={store} />
      ) : (
        <Control {...props} reason={reason} />
      )}
      <RiskNotes values={option.values} chosen={chosen} />
    </div>
  );
}

function Control({ option, options, possible, begin, error, reason }: OptionProps & { reason: string | undefined }) {
  const isLive = useIsLive();
  const [value] = useState(() => [begin ?? ''].flat()[0] ?? '');
  const field = {
    name: singleName(option.sendid),
    label: option.name,
    hint: reason ?? (option.hint || undefined),
    required: option.required,
    error,
  };
  if (option.type === 'SELECT') {
    const entries = option.values.map((entry) => {
      const disabled = possible !== undefined && !possible.has(entry.value);
      const price = surcharge(entry) ?? unitPriceWith(entry.value, options);
      const notes = [price, disabled && onlyWith(entry, options)?.toLowerCase()].filter(Boolean).join(', ');
      const words = notes ? `${entry.name} (${notes})` : entry.name;
      return { value: entry.value, name: words, disabled: disabled && isLive };
    });
    const isPossible = entries.some((entry) => entry.value === value && !entry.disabled);
    return <SelectField {...field} options={entries} defaultValue={isPossible ? value : ''} />;
  }
  const type = INPUT_TYPES[option.type] ?? 'text';
  return (
    <TextField
      {...field}
      type={type}
      defaultValue={value}
      format={option.format === 'BATTLETAG' ? 'battletag' : option.format === 'EMAIL' ? 'email' : undefined}
      placeholder={option.format === 'BATTLETAG' ? 'SomeNickname88#12345' : undefined}
      clearable={type === 'text'}
    />
  );
}
