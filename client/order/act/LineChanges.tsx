import { SelectField } from '#client/form/SelectField.tsx';
import type { OrderLine_LineFragment } from '#client/generated/graphql.ts';
import { orderTime } from '#client/order/time/order-time.ts';
import { useViewerZone } from '#client/session/use-zone.ts';
import page from '#client/order/OrderPage.module.css';
import { Notice } from '#client/ui/Notice.tsx';
import { ActForm } from './ActForm.tsx';
import { useActFailure } from './use-act-failure.ts';
import styles from './LineChanges.module.css';

/** Choose another date for a dated run, or leave a run that we canceled. Nothing for other products. */
export function LineChanges({ line }: { line: OrderLine_LineFragment }) {
  const { id, canReschedule, otherDates, isRunCanceled, refundOffer } = line;
  const failure = useActFailure('reschedule', id);
  if (isRunCanceled) {
    const isOpen = canReschedule || refundOffer;
    return (
      <div className={`${styles.changes} ${page.screen}`}>
        <Notice tone="warning" title="We had to call this run off">
          {isOpen && (otherDates.length > 0 ? 'Choose another date, or take back what you paid for it.' : NO_DATE)}
        </Notice>
        {otherDates.length > 0 && <NewDate line={line} />}
        {refundOffer && <ActForm intent="refund" line={id} button={`Take back ${refundOffer.formatted}`} />}
      </div>
    );
  }
  if (!canReschedule) return null;
  return (
    <details className={`${styles.changes} ${page.screen}`} open={failure !== undefined}>
      <summary>Change the date</summary>
      <p className="muted sm">Free of charge, until two hours before the run.</p>
      {otherDates.length > 0 ? <NewDate line={line} /> : <p className="sm">{NO_DATE}</p>}
    </details>
  );
}

const NO_DATE = 'No other date has enough seats now. Write to us, and we find one.';

function NewDate({ line: { id, otherDates } }: { line: OrderLine_LineFragment }) {
  const zone = useViewerZone();
  return (
    <ActForm intent="reschedule" line={id} button="Move to this date">
      {(failure) => (
        <SelectField
          name={`event-${id}`}
          label="New date"
          required
          options={otherDates.map(({ event, startsAt }) => ({ value: event, name: orderTime(startsAt, { zone }) }))}
          defaultValue={failure?.typed}
          error={failure && !failure.key ? failure.message : undefined}
        />
      )}
    </ActForm>
  );
}
