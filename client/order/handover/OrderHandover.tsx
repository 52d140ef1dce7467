import { ActForm } from '#client/order/act/ActForm.tsx';
import changes from '#client/order/act/OrderChanges.module.css';
import type { ActFailure } from '#client/order/act/order-action.ts';
import { useActFailure } from '#client/order/act/use-act-failure.ts';
import page from '#client/order/OrderPage.module.css';
import { Checkbox } from '#client/form/Checkbox.tsx';
import { TextField } from '#client/form/TextField.tsx';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OrderHandover_OrderFragmentDoc } from '#client/generated/graphql.ts';
import { NOT_CONFIRMED } from './handover-action.ts';

/** Gives the order to somebody else, as a gift. Nothing unless it is paid and unfinished. */
export function OrderHandover({ order }: { order: FragmentType<typeof OrderHandover_OrderFragmentDoc> }) {
  const { can, number } = readFragment(OrderHandover_OrderFragmentDoc, order);
  const failure = useActFailure('hand-over');
  if (!can.handOver) return null;
  return (
    <section className={`panel ${page.panel} ${page.screen}`}>
      <h2 className="h3">Hand this order over</h2>
      <p className="muted sm">A gift for a friend? Give them the order: they follow it and talk to the team.</p>
      <details className={changes.cancel} open={failure !== undefined}>
        <summary>Give it to someone else</summary>
        <ul className="sm">
          <li>We email them a new link. Yours stops working right away, and further emails go to them.</li>
          <li>
            They see what you bought and entered, and pictures of the work. Your messages stay hidden from them, and a
            login you stored is deleted.
          </li>
          <li>Refunds still go back the way you paid. The receipt stays yours: an email brings you its link.</li>
        </ul>
        <ActForm intent="hand-over" button="Hand it over">
          {(failed) => <Recipient key={failed?.at} number={number} failure={failed} />}
        </ActForm>
      </details>
    </section>
  );
}

function Recipient({ number, failure }: { number: string; failure: ActFailure | undefined }) {
  const isUnsure = failure?.message === NOT_CONFIRMED;
  return (
    <>
      <TextField
        name="email"
        label="Their email"
        type="email"
        format="email"
        required
        autoComplete="off"
        maxLength={96}
        defaultValue={failure?.typed}
        error={isUnsure ? undefined : failure?.message}
      />
      <Checkbox name="sure" required error={isUnsure ? NOT_CONFIRMED : undefined}>
        The address is right. Give {number} away: I cannot take it back.
      </Checkbox>
    </>
  );
}
