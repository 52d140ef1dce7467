import { informationPath } from '#client/site/paths.ts';
import assurances from '#client/cart/total/Assurances.module.css';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './LookupPage.module.css';

/** What the link is for, and where to find the order number. */
export function LookupHelp() {
  return (
    <div className={styles.help}>
      <section className={`panel ${styles.panel}`}>
        <h2 className="h3">On that page</h2>
        <ul className={assurances.assurances}>
          <li>
            <Icon name="clock" />
            Every step with its time, and what comes next
          </li>
          <li>
            <Icon name="chat" />
            Messages with your team, and proof of what was done
          </li>
          <li>
            <Icon name="card" />
            What you paid, as a receipt to print
          </li>
          <li>
            <Icon name="refund" />
            Pausing the work, or canceling with the rest refunded
          </li>
        </ul>
      </section>
      <section className={styles.words}>
        <h2 className="h3">Ordered with another email?</h2>
        <p className="muted sm">
          The number stands in the subject of every mail about the order. If you have none of them,{' '}
          <a className="link" href={informationPath('contact-us')}>
            write to us
          </a>
          .
        </p>
      </section>
    </div>
  );
}
