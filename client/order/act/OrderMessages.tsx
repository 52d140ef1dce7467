import { TextField } from '#client/form/TextField.tsx';
import { OrderTime } from '#client/order/OrderTime.tsx';
import page from '#client/order/OrderPage.module.css';
import type { Order } from '#client/order/order.ts';
import { ActForm } from './ActForm.tsx';
import styles from './OrderMessages.module.css';

type Props = {
  order: Order;
  /** As the page last asked for it itself. */
  loaded: Order;
};

/** What buyer and team have written to each other, and a form to write more. */
export function OrderMessages({ order, loaded }: Props) {
  const { messages, proofs, can, team } = order;
  // What is sent from elsewhere meanwhile takes nothing away that is being typed here.
  const sent = loaded.messages.filter(({ from }) => from === 'BUYER').length;
  return (
    <section className={`panel ${page.panel} ${page.screen}`} id="messages">
      <h2 className="h3">Messages</h2>
      {messages.length === 0 && <p className="muted sm">No messages yet. An answer also goes to your email.</p>}
      <ol className={styles.messages}>
        {messages.map(({ id, from, text, at, proofUrl }) => (
          <li key={id} className={from === 'BUYER' ? styles.mine : undefined}>
            <p className="xs quiet">
              <b>{from === 'BUYER' ? 'You' : (team ?? 'The team')}</b>, <OrderTime iso={at} />
            </p>
            <p className={styles.text}>{text}</p>
            {proofs
              .filter(({ url }) => url === proofUrl)
              .map(({ url, width, height }) => (
                <img key={url} src={url} width={width} height={height} alt="Sent with this message" loading="lazy" />
              ))}
          </li>
        ))}
      </ol>
      {can.message && (
        <ActForm intent="message" button="Send message">
          {(refusal) => (
            // What was typed goes once it is sent, and only then.
            <TextField
              key={`${sent} ${refusal?.at}`}
              name="text"
              label="Message to the team"
              type="textarea"
              required
              maxLength={2000}
              defaultValue={refusal?.typed}
              error={refusal && !refusal.key ? refusal.message : undefined}
            />
          )}
        </ActForm>
      )}
    </section>
  );
}
