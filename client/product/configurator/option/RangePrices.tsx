import type { MouseEvent } from 'react';
import { endsOf, type Ends, shortSpan, unitOf } from '#client/form/range/range-steps.ts';
import type { OptionGroup_OptionFragment } from '#client/generated/graphql.ts';
import type { Quote } from '#client/product/configurator/price/quote-state.ts';
import { classes } from '#client/ui/classes.ts';
import preset from '#client/form/amount/AmountField.module.css';
import styles from './RangePrices.module.css';

type Option = OptionGroup_OptionFragment;

/** The length of 80–90. */
const SHORT_LETTERS = 5;

/** The price of a step in each part of the range; the chosen parts are highlighted. */
export function Brackets({ option, ends }: { option: Option; ends: Ends | undefined }) {
  const { steps, brackets } = option;
  if (brackets.length === 0) return null;
  const unit = unitOf(steps);
  // A step that the base price of the product includes costs nothing.
  const isIncluded = ({ price, priceTo }: (typeof brackets)[number]) => price.minor === 0 && !priceTo;
  const firstPaid = brackets.findIndex((bracket) => !isIncluded(bracket));
  return (
    <ul className={styles.brackets} aria-label={`Price ${unit}`}>
      {brackets.map((bracket, at) => {
        const { from, to, price, priceTo } = bracket;
        const part = endsOf(steps, `${from}-${to}`);
        const isIn = part && ends && part[0] < ends[1] && part[1] > ends[0];
        return (
          <li key={from} className={isIn ? styles.in : undefined}>
            <b>{part && shortSpan(steps, part)}</b>
            <span>
              {isIncluded(bracket) ? 'Included' : price.formatted}
              {priceTo && `–${priceTo.formatted}`}
              {at === firstPaid && ` ${unit}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type CommonProps = {
  option: Option;
  quote: Quote;
  /** The chosen range. */
  value: string;
  addressOf(range: string): string;
  onPick(event: MouseEvent<HTMLAnchorElement>, range: string): void;
};

/** Common ranges, each with the total price and time. */
export function CommonRanges({ option: { sendid, name, steps }, quote, value, addressOf, onPick }: CommonProps) {
  const ranges = quote.ranges.filter(({ option }) => option === sendid);
  if (ranges.length === 0) return null;
  const words = ranges.map(({ range }) => {
    const ends = endsOf(steps, range);
    return ends && shortSpan(steps, ends);
  });
  const areShort = words.every((word = '') => word.length <= SHORT_LETTERS);
  return (
    <div
      className={classes(styles.common, areShort && styles.numbers)}
      role="group"
      aria-label={`${name}, often chosen`}
    >
      {ranges.map(({ range, total, isExact, eta }, at) => (
        <a
          key={range}
          className={preset.preset}
          href={addressOf(range)}
          rel="nofollow"
          aria-current={range === value || undefined}
          onClick={(event) => onPick(event, range)}
        >
          <b>{words[at]}</b>
          <span>
            {!isExact && 'from '}
            {total.formatted}
          </span>
          {eta && <span className="xs">{eta}</span>}
        </a>
      ))}
    </div>
  );
}
