import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { RefundOptions_ChoiceFragmentDoc } from '#client/generated/graphql.ts';
import { OptionRow } from '#client/form/OptionRow.tsx';
import styles from './OrderCredit.module.css';

type Props = {
  choice: FragmentType<typeof RefundOptions_ChoiceFragmentDoc>;
  /** What comes back now, in money, where it is about that. */
  money?: string | undefined;
};

/** Money or credit, as a part of a form. */
export function RefundOptions({ choice, money }: Props) {
  const { as, bonusPercent, months, offer } = readFragment(RefundOptions_ChoiceFragmentDoc, choice);
  const bonus = bonusPercent > 0 ? `${bonusPercent} % more. ` : '';
  return (
    <fieldset className={styles.options}>
      <legend>How it comes back</legend>
      <OptionRow
        kind="radio"
        name="refundAs"
        value="MONEY"
        label="The way you paid"
        hint="Within 5 working days"
        price={money}
        defaultChecked={as === 'MONEY'}
      />
      <OptionRow
        kind="radio"
        name="refundAs"
        value="CREDIT"
        label="Store credit"
        hint={`${bonus}A code, at once, good for ${months} months`}
        price={money && offer.formatted}
        defaultChecked={as === 'CREDIT'}
      />
    </fieldset>
  );
}
