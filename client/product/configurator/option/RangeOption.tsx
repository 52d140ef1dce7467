import { errorOf } from '#client/product/configurator/form/field-errors.ts';
import { type MouseEvent, useState } from 'react';
import { RangeField } from '#client/form/range/RangeField.tsx';
import { endsOf, rangeWords } from '#client/form/range/range-steps.ts';
import { setControl } from '#client/form/set-control.ts';
import type { OptionGroup_OptionFragment } from '#client/generated/graphql.ts';
import type { ConfigurationStore } from '#client/product/configurator/form/configuration-store.ts';
import { fromName, toName } from '#client/product/configurator/form/field-names.ts';
import { textIn } from './option-groups.ts';
import { Brackets, CommonRanges } from './RangePrices.tsx';
import { useConfiguration, useIsLive } from '#client/product/configurator/form/use-configuration.ts';
import styles from './OptionGroup.module.css';

type Props = {
  option: OptionGroup_OptionFragment;
  options: readonly OptionGroup_OptionFragment[];
  store: ConfigurationStore;
};

export function RangeOption({ option, store }: Props) {
  const { chosen, errors, quote } = useConfiguration(store);
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
        sliding={isLive}
      />
      <Brackets option={option} ends={ends} />
      {quote && (
        <CommonRanges
          option={option}
          quote={quote}
          value={value}
          addressOf={(range) => addressOf(store.search, option, range)}
          onPick={(event, range) => pick(event, sendid, range)}
        />
      )}
      {ends && option.hint && <p className="quiet xs">{option.hint}</p>}
    </div>
  );
}

/** The same page with another range. */
function addressOf(search: string, { key, sendid }: OptionGroup_OptionFragment, range: string): string {
  const query = new URLSearchParams(search);
  query.set(key, range);
  return `?${query}#field-${sendid}`;
}

/** A plain click is handled here; the link is for opening it elsewhere, or without script. */
function pick(event: MouseEvent<HTMLAnchorElement>, sendid: string, range: string): void {
  const form = event.currentTarget.closest('form');
  if (!form || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const keys = range.split('-');
  for (const [at, name] of [fromName(sendid), toName(sendid)].entries()) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
      setControl(control, keys[at] ?? '');
  }
}
