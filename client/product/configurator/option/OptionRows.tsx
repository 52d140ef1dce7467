import { useState } from 'react';
import { OptionRow } from '#client/form/OptionRow.tsx';
import type { OptionGroup_OptionFragment } from '#client/generated/graphql.ts';
import { classes } from '#client/ui/classes.ts';
import { FactionMark, Icon } from '#client/ui/Icon.tsx';
import { onlyWith } from '#client/product/configurator/form/asked.ts';
import { listName, singleName } from '#client/product/configurator/form/form-items.ts';
import { surcharge } from '#client/product/configurator/price/price-words.ts';
import { unitPriceWith } from './unit-price-with.ts';
import { RiskNotes } from './RiskNotes.tsx';
import { useIsLive } from '#client/product/configurator/form/use-configuration.ts';
import styles from './OptionGroup.module.css';

type Option = OptionGroup_OptionFragment;
export type OptionProps = {
  option: Option;
  /** All of the product, to name what this one depends on. */
  options: readonly Option[];
  /** Values that may be chosen; undefined when the option is not asked at all. */
  possible: ReadonlySet<string> | undefined;
  begin: string | string[] | undefined;
  chosen: string | string[] | undefined;
  error: string | undefined;
};

/** Names of this many letters stand side by side on a phone. */
const MAX_PAIR_LENGTH = 10;

/** Values to choose from, a row for each. */
export function OptionRows({ option, options, possible, begin, chosen, error }: OptionProps) {
  const { sendid, type, values } = option;
  const isList = type === 'CHECKBOX';
  // Without script nobody would lift it again.
  const isLive = useIsLive();
  const factions = values.every((value) => factionOf(value));
  const isPair = values.length === 2 && values.every(({ name, hint }) => !hint && name.length <= MAX_PAIR_LENGTH);
  const [selected] = useState(() => [begin ?? []].flat());
  const reason = !possible && onlyWith(option, options);
  return (
    <fieldset className={styles.group} id={`field-${sendid}`} aria-describedby={error && `error-${sendid}`}>
      <legend className={styles.head}>
        <span className="h3">{option.name}</span>
        <span className="muted sm">{reason || option.hint || (isList ? 'Any number' : '')}</span>
      </legend>
      <div className={classes(styles.rows, columns(option), factions && styles.keep, isPair && styles.pair)}>
        {values.map((value) => {
          const impossible = possible && !possible.has(value.value) && onlyWith(value, options);
          const faction = factionOf(value);
          return (
            <OptionRow
              key={value.value}
              kind={isList ? 'checkbox' : 'radio'}
              name={isList ? listName(sendid) : singleName(sendid)}
              value={value.value}
              label={value.name}
              hint={impossible || value.hint}
              price={surcharge(value) ?? unitPriceWith(value.value, options)}
              tone={faction}
              mark={faction && <FactionMark faction={faction} className={styles.faction} />}
              disabled={isLive && Boolean(impossible)}
              defaultChecked={selected.includes(value.value) && !impossible}
              invalid={Boolean(error)}
            />
          );
        })}
      </div>
      <RiskNotes values={values} chosen={chosen} />
      {error && (
        <p className={styles.error} id={`error-${sendid}`}>
          <Icon name="alert" size="s" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

function columns({ type, values }: Option): string | undefined {
  if (type === 'CHECKBOX') return styles.one;
  return values.length === 3 ? styles.three : undefined;
}

function factionOf({ name }: { name: string }): 'alliance' | 'horde' | undefined {
  const faction = name.toLowerCase();
  return faction === 'alliance' || faction === 'horde' ? faction : undefined;
}
