import { OptionRow } from '#client/form/OptionRow.tsx';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OptionGroup_OptionFragmentDoc, type OptionGroup_OptionFragment } from '#client/generated/graphql.ts';
import { classes } from '#client/ui/classes.ts';
import { FactionMark, Icon } from '#client/ui/Icon.tsx';
import { listName, singleName, type Chosen } from './form-items.ts';
import { surcharge } from './option-groups.ts';
import { OptionField } from './OptionField.tsx';
import styles from './OptionGroup.module.css';

export type MaskedOption = FragmentType<typeof OptionGroup_OptionFragmentDoc>;
type Props = { chosen: Chosen | undefined; errors: Record<string, string> };

/** Neighbouring texts, dates and lists. */
export function OptionFields({ options, chosen, errors }: Props & { options: readonly MaskedOption[] }) {
  return (
    <div className={styles.group}>
      <div className={styles.fields}>
        {readFragment(OptionGroup_OptionFragmentDoc, options).map((option) => (
          <OptionField
            key={option.sendid}
            option={option}
            chosen={chosen?.[option.sendid]}
            error={errors[option.sendid]}
          />
        ))}
      </div>
    </div>
  );
}

/** Values to choose from, a row for each. */
export function OptionRows({ option: masked, chosen, errors }: Props & { option: MaskedOption }) {
  const option = readFragment(OptionGroup_OptionFragmentDoc, masked);
  const isList = option.type === 'CHECKBOX';
  const error = errors[option.sendid];
  const name = isList ? listName(option.sendid) : singleName(option.sendid);
  const selected = chosen ? [chosen[option.sendid] ?? []].flat() : [option.default];
  const factions = option.values.every((value) => factionOf(value.name));
  return (
    <fieldset
      className={styles.group}
      id={`field-${option.sendid}`}
      aria-describedby={error && `error-${option.sendid}`}
    >
      <legend className={styles.head}>
        <span className="h3">{option.name}</span>
        <span className="muted sm">{option.hint || (isList ? 'Any number' : '')}</span>
      </legend>
      <div className={classes(styles.rows, columns(option), factions && styles.keep)}>
        {option.values.map((value) => (
          <OptionRow
            key={value.value}
            kind={isList ? 'checkbox' : 'radio'}
            name={name}
            value={value.value}
            label={value.name}
            hint={value.hint}
            price={factions ? undefined : surcharge(value.price)}
            tone={factionOf(value.name)}
            mark={<Faction name={value.name} />}
            defaultChecked={selected.includes(value.value)}
            invalid={Boolean(error)}
          />
        ))}
      </div>
      {error && (
        <p className={styles.error} id={`error-${option.sendid}`}>
          <Icon name="alert" size="s" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

function columns({ type, values }: OptionGroup_OptionFragment): string | undefined {
  if (type === 'CHECKBOX') return styles.one;
  return values.length === 3 ? styles.three : undefined;
}

function factionOf(name: string): 'alliance' | 'horde' | undefined {
  const faction = name.toLowerCase();
  return faction === 'alliance' || faction === 'horde' ? faction : undefined;
}

function Faction({ name }: { name: string }) {
  const faction = factionOf(name);
  return faction ? <FactionMark faction={faction} className={styles.faction} /> : null;
}
