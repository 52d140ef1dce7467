import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { PaymentMethods_MethodFragmentDoc } from '#client/generated/graphql.ts';
import { paymentIcon } from '#client/checkout/form/payment-icon.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './PayMarks.module.css';

/** What the order can be paid with, beside the button that pays it: only what the shop takes for this cart. */
export function PayMarks({ methods }: { methods: readonly FragmentType<typeof PaymentMethods_MethodFragmentDoc>[] }) {
  return (
    <ul className={styles.marks} aria-label="Ways to pay">
      {readFragment(PaymentMethods_MethodFragmentDoc, methods).map(({ code, title, icon }) => (
        <li key={code}>
          <Icon name={paymentIcon(icon)} size="s" />
          {title}
        </li>
      ))}
    </ul>
  );
}
