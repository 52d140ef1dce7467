import { TextField } from '#client/form/TextField.tsx';
import type { CheckoutData } from '#client/checkout/checkout-loader.ts';
import { Icon } from '#client/ui/Icon.tsx';
import type { Answers } from './Fields.tsx';
import form from './CheckoutForm.module.css';
import styles from './game/GameFields.module.css';

type Props = Answers & { asked: NonNullable<CheckoutData['billing']> };

/** Collapsed: for buyers who want an invoice to a company. */
export function BusinessFields({ asked, typed, errors }: Props) {
  const before = { company: asked.company, companyAddress: asked.companyAddress, vatId: asked.vatId };
  const field = (name: keyof typeof before) => ({
    name,
    required: false,
    defaultValue: typed[name] ?? before[name] ?? '',
    error: errors[name],
  });
  const names = ['company', 'companyAddress', 'vatId'] as const;
  return (
    <details className={styles.other} open={names.some((name) => field(name).defaultValue || errors[name])}>
      <summary>
        Buying for a company?
        <Icon name="down" size="s" />
      </summary>
      <div className={form.fields}>
        <TextField {...field('company')} label="Company" autoComplete="organization" maxLength={100} />
        <TextField {...field('vatId')} label="VAT ID" maxLength={30} placeholder="DE123456789" />
        <TextField {...field('companyAddress')} label="Address" autoComplete="street-address" maxLength={200} />
      </div>
    </details>
  );
}
