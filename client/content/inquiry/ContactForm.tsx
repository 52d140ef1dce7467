import { SelectField } from '#client/form/SelectField.tsx';
import { EmailField } from '#client/form/EmailField.tsx';
import { TextField } from '#client/form/TextField.tsx';
import { CONTACT, TOPICS } from './asked.ts';
import { InquiryForm } from './InquiryForm.tsx';
import styles from './InquiryForm.module.css';

export function ContactForm() {
  return (
    <InquiryForm
      slug="contact-us"
      title="Write to us"
      button="Send message"
      asked={CONTACT}
      fields={(given) => (
        <>
          <TextField name="name" label="Name" required autoComplete="name" maxLength={80} {...given('name')} />
          <EmailField hint="We answer here" {...given('email')} />
          <SelectField name="topic" label="Topic" required options={TOPICS} {...given('topic')} />
          <TextField
            name="order"
            label="Order number"
            required={false}
            placeholder="WS-10001"
            maxLength={32}
            {...given('order')}
          />
          <div className={styles.wide}>
            <TextField name="text" label="Message" type="textarea" required maxLength={2000} {...given('text')} />
          </div>
        </>
      )}
    />
  );
}
