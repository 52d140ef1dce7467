import type { PayMark } from '#client/generated/graphql.ts';
import { useSite } from '#client/site/site.ts';
import styles from './PayMarks.module.css';

/** Set in type: no brand's own drawing is used. */
const NAMES: Record<PayMark, string> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  APPLE_PAY: 'Apple Pay',
  GOOGLE_PAY: 'Google Pay',
  LINK: 'Link',
  PAYPAL: 'PayPal',
  AMAZON_PAY: 'Amazon Pay',
  KLARNA: 'Klarna',
};

/** The accepted payment methods; nothing if the shop does not say. */
export function PayMarks() {
  const paying = useSite().content?.paying;
  if (!paying) return null;
  return (
    <ul className={styles.marks} aria-label="Ways to pay">
      {paying.marks.map((mark) => (
        <li key={mark}>{NAMES[mark]}</li>
      ))}
      {paying.express?.provider === 'SANDBOX' && <li className={styles.note}>Test mode, no money moves</li>}
    </ul>
  );
}
