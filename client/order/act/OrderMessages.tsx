import { useEffect, useRef } from 'react';
import { TextField } from '#client/form/TextField.tsx';
import { OrderTime } from '#client/order/time/OrderTime.tsx';
import page from '#client/order/OrderPage.module.css';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OrderMessages_OrderFragmentDoc, type OrderMessages_OrderFragment } from '#client/generated/graphql.ts';
import { ProofThumb } from '#client/order/work/ProofThumb.tsx';
import { MESSAGES_ID } from '#client/order/section-ids.ts';
import { ActForm } from './ActForm.tsx';
import { useClearSent } from './use-clear-sent.ts';
import styles from './OrderMessages.module.css';

type Props = {
  order: FragmentType<typeof OrderMessages_OrderFragmentDoc>;
  /** As of the last request of the page itself. */
  loaded: FragmentType<typeof OrderMessages_OrderFragmentDoc>;
};

/** The messages between buyer and team, and a form to write one. */
export function OrderMessages({ order: masked, loaded }: Props) {
  const order = readFragment(OrderMessages_OrderFragmentDoc, masked);
  const { can, team } = order;
  // A message sent from elsewhere must not clear what is being typed here.
  const sent = readFragment(OrderMessages_OrderFragmentDoc, loaded).messages.filter(
    ({ from }) => from === 'BUYER',
  ).length;
  return (
    <section className={`panel ${styles.chat} ${page.screen}`} id={MESSAGES_ID}>
      <header className={styles.head}>
        <h2 className="h3">Messages</h2>
        <p className="muted sm">
          {team ? (
            <>
              Team: <b>{team}</b>. Answers also go to your email.
            </>
          ) : (
            'Support answers here. Answers also go to your email.'
          )}
        </p>
      </header>
      <Conversation order={order} />
      {can.message && <WriteForm sent={sent} />}
    </section>
  );
}

/** `sent`: how many messages of the buyer there are. */
function WriteForm({ sent }: { sent: number }) {
  const form = useClearSent(sent);
  return (
    <div className={styles.write} {...form}>
      <ActForm intent="message" button="Send message">
        {(failure) => (
          <TextField
            key={failure?.at}
            name="text"
            label="Message to the team"
            type="textarea"
            required
            maxLength={2000}
            defaultValue={failure?.typed}
            error={failure && !failure.key ? failure.message : undefined}
          />
        )}
      </ActForm>
    </div>
  );
}

/** The newest message in view. */
function Conversation({ order: { messages, proofs, team } }: { order: OrderMessages_OrderFragment }) {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!scroller.current) return;
    // Some browsers do not let the keyboard reach a scrolling element without it.
    if (scroller.current.scrollHeight > scroller.current.clientHeight) scroller.current.tabIndex = 0;
    scroller.current.scrollTop = scroller.current.scrollHeight;
  }, [messages.length]);
  if (messages.length === 0) return <p className={`muted sm ${styles.none}`}>No messages yet.</p>;
  return (
    <div className={styles.scroller} ref={scroller} role="region" aria-label="Conversation">
      <ol className={styles.messages}>
        {messages.map(({ id, from, text, at, proofUrl }) => (
          <li key={id} className={from === 'BUYER' ? styles.mine : undefined}>
            <p className="xs quiet">
              <b>{from === 'BUYER' ? 'You' : (team ?? 'The team')}</b>, <OrderTime iso={at} />
            </p>
            <p className={styles.text}>{text}</p>
            {proofs
              .filter(({ url }) => url === proofUrl)
              .map((proof) => (
                <ProofThumb key={proof.id} proof={proof} />
              ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
