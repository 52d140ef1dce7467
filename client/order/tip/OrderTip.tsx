import { ActForm } from '#client/order/act/ActForm.tsx';
import type { ActFailure } from '#client/order/act/order-action.ts';
import page from '#client/order/OrderPage.module.css';
import { OrderTime } from '#client/order/time/OrderTime.tsx';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OrderTip_OrderFragmentDoc, type OrderTip_OrderFragment } from '#client/generated/graphql.ts';
import { TextField } from '#client/form/TextField.tsx';
import styles from './OrderTip.module.css';

type Tip = NonNullable<OrderTip_OrderFragment['tip']>;

const STATES = { PAID: 'Thank you', DUE: 'It goes back to you', RETURNED: 'It has gone back to you' };

/** A tip for those who worked on a finished order, paid separately. Nothing for any other order. */
export function OrderTip({ order }: { order: FragmentType<typeof OrderTip_OrderFragmentDoc> }) {
  const { tip } = readFragment(OrderTip_OrderFragmentDoc, order);
  if (!tip) return null;
  return (
    <section className={`panel ${page.panel} ${page.screen}`}>
      <h2 className="h3">{tip.given ? 'Your tip' : 'Leave a tip?'}</h2>
      {tip.given && (
        <p>
          <b>{tip.given.amount.formatted}</b>, <OrderTime iso={tip.given.at} />. {STATES[tip.given.state]}.
        </p>
      )}
      {tip.canGive && (
        <>
          <p className="muted sm">For the players who worked on your order. A payment of its own, once per order.</p>
          <ActForm intent="tip" button="Pay the tip">
            {(failure) => <Amount key={failure?.at} tip={tip} failure={failure} />}
          </ActForm>
        </>
      )}
    </section>
  );
}

function Amount({ tip: { suggested, least, most }, failure }: { tip: Tip; failure: ActFailure | undefined }) {
  const chosen = failure?.typed ?? suggested[1]?.amount;
  return (
    <>
      <fieldset className={styles.amounts}>
        <legend>Amount</legend>
        {suggested.map(({ amount, formatted }) => (
          <label key={amount}>
            <input type="radio" name="amount" value={amount} defaultChecked={amount === chosen} />
            {formatted.replace(/[.,]00$/, '')}
          </label>
        ))}
      </fieldset>
      <TextField
        name="other"
        label="Another amount"
        hint={`${Number(least.amount)} to ${Number(most.amount)} ${most.currency}, instead of the one chosen above`}
        maxLength={9}
        error={failure?.message}
        defaultValue={failure && suggested.every(({ amount }) => amount !== chosen) ? chosen : ''}
      />
    </>
  );
}
