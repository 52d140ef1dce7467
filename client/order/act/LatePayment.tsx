import { SelectField } from '#client/form/SelectField.tsx';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { LatePayment_OrderFragmentDoc, type LatePayment_OrderFragment } from '#client/generated/graphql.ts';
import { orderTime } from '#client/order/time/order-time.ts';
import { OrderTime } from '#client/order/time/OrderTime.tsx';
import { useViewerZone } from '#client/session/use-zone.ts';
import page from '#client/order/OrderPage.module.css';
import { ActForm } from './ActForm.tsx';
import type { ActFailure } from './order-action.ts';

type Payment = NonNullable<LatePayment_OrderFragment['latePayment']>;
type Line = LatePayment_OrderFragment['lines'][number];

/** Choices for money that arrived after the order had ended. Nothing for any other order. */
export function LatePayment({ order }: { order: FragmentType<typeof LatePayment_OrderFragmentDoc> }) {
  const { latePayment: payment, lines } = readFragment(LatePayment_OrderFragmentDoc, order);
  if (!payment) return null;
  const { amount, state } = payment;
  return (
    <section className={`panel ${page.panel} ${page.screen}`}>
      <h2 className="h3">Your payment of {amount.formatted} came late</h2>
      {state === 'CHOOSE' && <Choice payment={payment} lines={lines} />}
      {state === 'DUE' && <p>It is on its way back to you, the way you paid.</p>}
      {state === 'PAID' && <p>It has gone back to you, the way you paid.</p>}
    </section>
  );
}

function Choice({ payment: { amount, chooseBy }, lines }: { payment: Payment; lines: readonly Line[] }) {
  const dated = lines.filter((line) => line.runStartsAt);
  const hasDates = dated.length > 0;
  return (
    <>
      <p className="muted">
        The order had expired{hasDates && ', and its seats were open to others again'}. Choose what happens now.
      </p>
      {chooseBy && (
        <p className="muted sm">
          If we hear nothing until <OrderTime iso={chooseBy} />, the money goes back to you in full.
        </p>
      )}
      {dated.every(({ otherDates }) => otherDates.length > 0) ? (
        <ActForm intent="rebook" button={hasDates ? 'Take this date' : 'Continue with the order'} variant="primary">
          {hasDates ? (failure) => <Dates lines={dated} failure={failure} /> : undefined}
        </ActForm>
      ) : (
        <p className="sm">No date has enough seats now.</p>
      )}
      <ActForm intent="refund-late" button={`Take back ${amount.formatted}`} />
    </>
  );
}

function Dates({ lines, failure }: { lines: Line[]; failure: ActFailure | undefined }) {
  const zone = useViewerZone();
  return lines.map(({ id, name, otherDates }) => (
    <SelectField
      key={id}
      name={`event-${id}`}
      label={`Date of ${name}`}
      required
      options={otherDates.map(({ event, startsAt }) => ({ value: event, name: orderTime(startsAt, { zone }) }))}
      error={failure && !failure.key ? failure.message : undefined}
    />
  ));
}
