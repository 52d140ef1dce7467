import { useActionData, useLoaderData } from 'react-router-dom';
import { Notice } from '#client/ui/Notice.tsx';
import { Container } from '#client/ui/Container.tsx';
import type { LookupFailure } from './lookup-action.ts';
import type { lookupLoader } from './lookup-loader.ts';
import { ListForm } from './ListForm.tsx';
import { LookupForm } from './LookupForm.tsx';
import { LookupHelp } from './LookupHelp.tsx';
import styles from './LookupPage.module.css';

const ASKED = {
  order: {
    title: 'Check your inbox',
    text: 'If there is an order with this number and email, its link is on its way. We send it once in ten minutes.',
  },
  list: {
    title: 'Check your inbox',
    text: 'If there are orders with this email, a link to all of them is on its way. We send it once in ten minutes.',
  },
  handover: {
    title: 'The order is handed over',
    text: 'Its new link is on its way to the address you entered. The old one no longer opens it; an email to you confirms it.',
  },
};

/** For buyers who have lost the link of an order. It does not reveal whether there is one. */
export function LookupPage() {
  const { asked } = useLoaderData<typeof lookupLoader>();
  const failure = useActionData<LookupFailure>();
  return (
    <Container width="checkout" className={styles.page}>
      <div className={styles.words}>
        <h1 className="h1">Track your order</h1>
        <p className="muted">
          Every order has a page of its own, which shows its progress. We send its link to the email you ordered with.
        </p>
      </div>
      <div className={styles.main}>
        {asked && !failure && (
          <Notice tone="success" role="status" title={ASKED[asked].title}>
            {ASKED[asked].text}
          </Notice>
        )}
        <LookupForm failure={failure?.isList ? undefined : failure} />
        <ListForm failure={failure?.isList ? failure : undefined} />
      </div>
      <LookupHelp />
    </Container>
  );
}
