import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useSite } from '#client/site/site.ts';
import { currencySign } from '#client/session/currency.ts';
import { Button } from '#client/ui/Button.tsx';
import { classes } from '#client/ui/classes.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { closeMenu } from './close-menu.ts';
import { inOrder, isPriced, MAX_AMOUNT_LENGTH, type PriceRange, priceWords, samePrice } from './price-range.ts';
import menu from './ListMenu.module.css';
import styles from './PriceMenu.module.css';

type Props = { range: PriceRange; onPrice(range: PriceRange): void };

/** Lowest and highest price of a list; fields of the surrounding form. With script they are applied when left. */
export function PriceMenu({ range, onPrice }: Props) {
  const sign = currencySign(useSite().currency);
  const { row, typed, setTyped, apply } = useTypedRange({ range, onPrice });
  const endProps = (name: 'min' | 'max') => ({
    name,
    sign,
    value: typed[name],
    onType: (value: string) => setTyped({ ...typed, [name]: value }),
    onLeave: apply,
  });
  return (
    <details name="filters" className={menu.menu}>
      <summary className={classes(menu.button, isPriced(range) && menu.lit)}>
        <span>Price</span> {priceWords(range, sign)}
        <Icon name="down" size="s" className={menu.arrow} />
      </summary>
      <div className={menu.panel}>
        <fieldset>
          <legend className={menu.title}>Price</legend>
          <div className={styles.ends} ref={row}>
            <PriceEnd label="From" {...endProps('min')} />
            <PriceEnd label="Up to" {...endProps('max')} />
          </div>
        </fieldset>
        <Button
          type="submit"
          variant="primary"
          block
          onClick={(event) => {
            event.preventDefault();
            apply();
            closeMenu(event.currentTarget);
          }}
        >
          Show services
        </Button>
      </div>
    </details>
  );
}

/** The typed text, until it is applied. */
function useTypedRange({ range, onPrice }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState({ of: range, ...range });
  if (!samePrice(typed.of, range)) setTyped({ of: range, ...range });
  // React does not report text that was typed before this code was loaded.
  useEffect(() => {
    const [min, max] = [...(row.current?.querySelectorAll('input') ?? [])].map(({ value }) => value);
    setTyped((now) => ({ ...now, min: min ?? '', max: max ?? '' }));
  }, []);
  const apply = () => {
    const next = inOrder(typed);
    setTyped({ of: typed.of, ...next });
    if (!samePrice(next, range)) onPrice(next);
  };
  return { row, typed, setTyped, apply };
}

type EndProps = {
  name: 'min' | 'max';
  label: string;
  sign: string;
  value: string;
  onType(value: string): void;
  onLeave(): void;
};

/** One end of the range. */
function PriceEnd({ name, label, sign, value, onType, onLeave }: EndProps) {
  return (
    <label className={styles.end}>
      <span>{label}</span>
      <span className={styles.amount}>
        {sign}
        <input
          type="text"
          inputMode="numeric"
          name={name}
          value={value}
          maxLength={MAX_AMOUNT_LENGTH}
          autoComplete="off"
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => onType(target.value)}
          onBlur={onLeave}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            // Closing leaves the field, which applies it.
            closeMenu(event.currentTarget);
          }}
        />
      </span>
    </label>
  );
}
