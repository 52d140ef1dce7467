import { Container } from '#client/ui/Container.tsx';
import { ListForm } from './ListForm.tsx';
import { LookupForm } from './LookupForm.tsx';
import { LookupHelp } from './LookupHelp.tsx';
import styles from './LookupPage.module.css';

const WORDS = {
  expired: {
    title: 'This link has expired',
    text: 'Links to orders stop working a while after the order is over. We send a new one to the email you ordered with.',
  },
  unknown: {
    title: 'This order link is not valid',
    text: 'It may be cut off, or a newer link has taken its place. Enter the number of the order, and we mail you the link that works.',
  },
};

/** Shown for an address that opens no order. It reveals nothing about any order. */
export function DeadLinkPage({ cause }: { cause: keyof typeof WORDS }) {
  const { title, text } = WORDS[cause];
  return (
    <Container width="checkout" className={styles.page}>
      <div className={styles.words}>
        <h1 className="h1">{title}</h1>
        <p className="muted">{text}</p>
      </div>
      <div className={styles.main}>
        <LookupForm />
        <ListForm />
      </div>
      <LookupHelp />
    </Container>
  );
}
