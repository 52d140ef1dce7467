import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { OptionGroup_OptionFragment } from '#client/generated/graphql.ts';
import { readConfiguration } from '#client/product/address/configuration-address.ts';
import { classes } from '#client/ui/classes.ts';
import { askedOf, onlyWith } from '#client/product/configurator/form/asked.ts';
import type { ConfigurationStore } from '#client/product/configurator/form/configuration-store.ts';
import { errorOf } from '#client/product/configurator/form/field-errors.ts';
import { optionBlocks } from './option-groups.ts';
import { OptionField } from './OptionField.tsx';
import { LazyAmount, LazyRange } from './field-parts.ts';
import { type OptionProps, OptionRows } from './OptionRows.tsx';
import { useConfiguration, useIsLive } from '#client/product/configurator/form/use-configuration.ts';
import styles from './OptionGroup.module.css';

type Option = OptionGroup_OptionFragment;
type Props = { options: readonly Option[]; store: ConfigurationStore };

/** Every option, in the shop's order. With script, options that do not apply are hidden. */
export function Options({ options, store }: Props) {
  useState(() => store.begin(store.refused ?? readConfiguration(options, store.search).chosen));
  const { chosen, errors } = useConfiguration(store);
  const isLive = useIsLive();
  const asked = askedOf(options, chosen);
  useNotifyOnNewControls(store, [...asked].map(([id, values]) => [id, ...values].join(' ')).join());

  const isShown = ({ sendid }: Option) => asked.has(sendid) || !isLive;
  /** The initial answer of an option when it is rendered. */
  const begin = ({ sendid }: Option) => (isLive ? store.everything() : chosen)[sendid];

  const propsOf = (option: Option) => ({
    option,
    options,
    possible: asked.get(option.sendid),
    begin: begin(option),
    chosen: chosen[option.sendid],
    error: errorOf(errors, option),
    store,
  });

  return optionBlocks(options.filter(isShown)).map((block) =>
    'fields' in block ? (
      <Block key={block.fields[0]?.sendid} hidden={block.fields.every(({ sendid }) => !asked.has(sendid))}>
        <div className={classes(styles.group, styles.fields)}>
          {block.fields.map((option) => (
            <OptionField key={keyOf(option, asked.get(option.sendid))} {...propsOf(option)} />
          ))}
        </div>
      </Block>
    ) : (
      <LoneOption key={block.alone.sendid} {...propsOf(block.alone)} />
    ),
  );
}

function LoneOption({ store, ...props }: OptionProps & { store: ConfigurationStore }) {
  const { option, options, possible } = props;
  const { type } = option;
  if (type !== 'RANGE' && type !== 'AMOUNT')
    return (
      <Block hidden={!possible}>
        <OptionRows key={keyOf(option, possible)} {...props} />
      </Block>
    );
  const Part = type === 'RANGE' ? LazyRange : LazyAmount;
  return (
    <Block hidden={!possible}>
      {!possible && <p className={styles.reason}>{onlyWith(option, options)}</p>}
      <Part option={option} options={options} store={store} />
    </Block>
  );
}

/** Without script the current choices are unknown, so nothing is hidden. */
function Block({ hidden, children }: { hidden: boolean; children: ReactNode }) {
  return <div className={hidden ? styles.unmet : undefined}>{children}</div>;
}

/** Remounted if its possible values change, so that it shows one of them. */
function keyOf({ sendid, values }: Option, possible: ReadonlySet<string> | undefined): string {
  return values.some(({ dependsOn }) => dependsOn) ? [sendid, ...(possible ?? [])].join(' ') : sendid;
}

/** Adding or removing controls changes the form without an event. */
function useNotifyOnNewControls(store: ConfigurationStore, signature: string): void {
  const last = useRef(signature);
  useEffect(() => {
    if (last.current === signature) return;
    last.current = signature;
    store.changed();
  }, [store, signature]);
}
