import { fieldId } from '#client/form/Field.tsx';
import { OptionRow } from '#client/form/OptionRow.tsx';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { PaymentMethods_MethodFragmentDoc } from '#client/generated/graphql.ts';
import { Icon } from '#client/ui/Icon.tsx';
import { paymentIcon } from './payment-icon.ts';
import form from './CheckoutForm.module.css';
import styles from './PaymentMethods.module.css';

type Props = {
  methods: readonly FragmentType<typeof PaymentMethods_MethodFragmentDoc>[];
  chosen: string | undefined;
  error: string | undefined;
};

export function PaymentMethods({ methods: masked, chosen, error }: Props) {
  const methods = readFragment(PaymentMethods_MethodFragmentDoc, masked);
  const selected = methods.some(({ code }) => code === chosen) ? chosen : methods[0]?.code;
  return (
    <fieldset
      className={`panel ${form.section}`}
      role="radiogroup"
      id={fieldId('paymentMethod')}
      aria-describedby={error && 'payment-method-error'}
    >
      <legend className={`${form.title} ${styles.legend}`}>Payment</legend>
      <div className={styles.methods}>
        {methods.map((method) => (
          <OptionRow
            key={method.code}
            kind="radio"
            name="paymentMethod"
            value={method.code}
            label={method.title}
            hint={method.hint}
            defaultChecked={method.code === selected}
            mark={
              <span className={styles.mark}>
                <Icon name={paymentIcon(method.icon)} />
              </span>
            }
          />
        ))}
      </div>
      {error && (
        <p className={styles.error} id="payment-method-error">
          <Icon name="alert" size="s" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
