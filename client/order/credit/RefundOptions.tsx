import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { RefundOptions_ChoiceFragmentDoc } from '#client/generated/graphql.ts';
import { OptionRow } from '#client/form/OptionRow.tsx';
import styles from './OrderCredit.module.css';

type Props = {
  choice: FragmentType<typeof RefundOptions_ChoiceFragmentDoc>;
  /** The amount in money, if that is the question. */
  money?: string | undefined;
};

/** A choice between money and credit, as part of a form. */
export function RefundOptions({ choice, money }: Props) {
  const { as, bonusPercent, months, offer } = readFragment(RefundOptions_ChoiceFragmentDoc, choice);
  const bonus = bonusPercent > 0 ? `${bonusPercent}% more. ` : '';
  const ways = [
    { value: 'MONEY', name: 'The way you paid', hint: 'Within 5 working days', amount: money },
    {
      value: 'CREDIT',
      name: 'Store credit',
      hint: `${bonus}A code, at once, good for ${months} months`,
      amount: money && offer.formatted,
    },
  ];
  return (
    <fieldset className={styles.options}>
      <legend>How it comes back</legend>
      {ways.map(({ value, name, hint, amount }) => (
        <OptionRow
          key={value}
          kind="radio"
          name="refundAs"
          value={value}
          label={name}
          hint={hint}
          price={amount}
          defaultChecked={as === value}
        />
      ))}
    </fieldset>
  );
}
