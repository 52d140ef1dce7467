import { useState, type ReactNode } from 'react';
import { OptionRow } from '#client/form/OptionRow.tsx';
import { fitsSegments } from '#client/form/segment/fits-segments.ts';
import { SegmentNote, Segments } from '#client/form/segment/Segments.tsx';
import type { OptionGroup_OptionFragment } from '#client/generated/graphql.ts';
import { classes } from '#client/ui/classes.ts';
import { FactionMark, Icon } from '#client/ui/Icon.tsx';
import { onlyWith } from '#client/product/configurator/form/asked.ts';
import { listName, singleName } from '#client/product/configurator/form/field-names.ts';
import { surcharge } from '#client/product/configurator/price/price-words.ts';
import { unitPriceWith } from './unit-price-with.ts';
import { RiskNotes } from './RiskNotes.tsx';
import { useIsLive } from '#client/product/configurator/form/use-configuration.ts';
import styles from './OptionGroup.module.css';

type Option = OptionGroup_OptionFragment;
export type OptionProps = {
  option: Option;
  /** All options of the product, for the names of those that this one depends on. */
  options: readonly Option[];
  /** Values that may be chosen; undefined if the option does not apply. */
  possible: ReadonlySet<string> | undefined;
  begin: string | string[] | undefined;
  chosen: string | string[] | undefined;
  error: string | undefined;
};

/** Names up to this length fit side by side on a phone. */
const MAX_PAIR_LENGTH = 10;

/** Values to choose from: a row for each, or a bar of a few short ones. */
export function OptionRows({ option, options, possible, begin, chosen, error }: OptionProps) {
  const { sendid, type, values } = option;
  const isList = type === 'CHECKBOX';
  // Without script nothing would enable it again.
  const isLive = useIsLive();
  const [selected] = useState(() => [begin ?? []].flat());
  const reason = !possible && onlyWith(option, options);
  const rows = rowsOf(values, options, possible);
  const isPriced = rows.some(({ price }) => price);
  const segment = (type === 'RADIO' || type === 'SELECT') && isSegmented(option, isPriced);
  return (
    <fieldset className={styles.group} id={`field-${sendid}`} aria-describedby={error && `error-${sendid}`}>
      <legend className={styles.head}>
        <span className="h3">{option.name}</span>
        <span className="muted sm">{reason || option.hint || (isList ? 'Any number' : '')}</span>
      </legend>
      <Rows option={option} segment={segment} notes={rows}>
        {rows.map(({ value, hint, price, faction, isPossible }) => (
          <OptionRow
            key={value.value}
            kind={isList ? 'checkbox' : 'radio'}
            name={isList ? listName(sendid) : singleName(sendid)}
            value={value.value}
            label={value.name}
            {...(segment ? { segment, describedBy: hint && noteId(value.value) } : { hint })}
            price={price}
            tone={faction}
            mark={faction && <FactionMark faction={faction} className={styles.faction} />}
            disabled={isLive && !isPossible}
            defaultChecked={isPossible && selected.includes(value.value)}
            invalid={Boolean(error)}
          />
        ))}
      </Rows>
      <RiskNotes values={values} chosen={chosen} />
      {error && <GroupError id={`error-${sendid}`} text={error} />}
    </fieldset>
  );
}

function GroupError({ id, text }: { id: string; text: string }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert" size="s" />
      {text}
    </p>
  );
}

function rowsOf(values: Option['values'], options: readonly Option[], possible: ReadonlySet<string> | undefined) {
  return values.map((value) => {
    const reason = possible && !possible.has(value.value) && onlyWith(value, options);
    return {
      value,
      hint: reason || value.hint,
      price: priceOf(value, options),
      faction: factionOf(value),
      isPossible: !reason,
    };
  });
}

type Note = { value: Option['values'][number]; hint: string };
type RowsProps = { option: Option; segment: boolean; notes: readonly Note[]; children: ReactNode };

function Rows({ option, segment, notes, children }: RowsProps) {
  if (segment) {
    const hinted = notes.filter(({ hint }) => hint);
    return (
      <Segments
        notes={hinted.map(({ value, hint }) => (
          <SegmentNote key={value.value} id={noteId(value.value)} name={value.name} text={hint} />
        ))}
      >
        {children}
      </Segments>
    );
  }
  const factions = option.values.every((value) => factionOf(value));
  const look = classes(styles.rows, columns(option), factions && styles.keep, isPair(option) && styles.pair);
  return <div className={look}>{children}</div>;
}

function noteId(value: string): string {
  return `note-${value}`;
}

/** A pair without prices, such as the regions, is shown as two rows side by side anyway. */
function isSegmented(option: Option, isPriced: boolean): boolean {
  const { values } = option;
  return fitsSegments(values) && !values.some((value) => factionOf(value)) && (isPriced || !isPair(option));
}

function priceOf(value: Option['values'][number], options: readonly Option[]): string | undefined {
  return surcharge(value) ?? unitPriceWith(value.value, options);
}

function isPair({ values }: Option): boolean {
  return values.length === 2 && values.every(({ name, hint }) => !hint && name.length <= MAX_PAIR_LENGTH);
}

function columns({ type, values }: Option): string | undefined {
  if (type === 'CHECKBOX') return styles.one;
  return values.length === 3 ? styles.three : undefined;
}

function factionOf({ name }: { name: string }): 'alliance' | 'horde' | undefined {
  const faction = name.toLowerCase();
  return faction === 'alliance' || faction === 'horde' ? faction : undefined;
}
