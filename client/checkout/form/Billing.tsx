import { SelectField } from '#client/form/SelectField.tsx';
import type { CheckoutData } from '#client/checkout/checkout-loader.ts';
import { BusinessFields } from './BusinessFields.tsx';
import type { Answers } from './Fields.tsx';
import styles from './CheckoutForm.module.css';

type Props = Answers & { asked: NonNullable<CheckoutData['billing']> };

/** The billing country. The amount stays the same: prices contain the VAT of any country. */
export function Billing({ asked, typed, errors }: Props) {
  const { country, countries } = asked;
  return (
    <section className={`panel ${styles.section}`}>
      <h2 className={styles.title}>Where are you billed?</h2>
      <div className={styles.fields}>
        <SelectField
          name="country"
          label="Country"
          options={countries.map(({ code, name }) => ({ value: code, name }))}
          defaultValue={typed['country'] ?? country ?? ''}
          error={errors['country']}
          hint="For the VAT on your receipt. The price stays the same."
          required
        />
      </div>
      <BusinessFields asked={asked} typed={typed} errors={errors} />
    </section>
  );
}
