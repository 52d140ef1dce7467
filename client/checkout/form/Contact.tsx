import { EmailField } from '#client/form/EmailField.tsx';
import { TextField } from '#client/form/TextField.tsx';
import type { Typed } from '#client/checkout/checkout-form.ts';
import styles from './CheckoutForm.module.css';

const NOTE_LENGTH = 2000;

export function Contact({ typed, errors }: { typed: Typed; errors: Record<string, string> }) {
  return (
    <section className={`panel ${styles.section}`}>
      <h2 className={styles.title}>Where do we reach you?</h2>
      <div className={styles.fields}>
        <EmailField hint="Order updates only" defaultValue={typed['email']} error={errors['email']} />
        <TextField
          name="comment"
          label="Note for your player"
          required={false}
          maxLength={NOTE_LENGTH}
          placeholder="Times that suit you"
          defaultValue={typed['comment']}
          error={errors['comment']}
        />
      </div>
    </section>
  );
}
