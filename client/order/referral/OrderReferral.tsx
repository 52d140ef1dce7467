import { ActForm } from '#client/order/act/ActForm.tsx';
import page from '#client/order/OrderPage.module.css';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OrderReferral_OrderFragmentDoc, type OrderReferral_OrderFragment } from '#client/generated/graphql.ts';
import { CopyField } from '#client/ui/CopyField.tsx';

type Referral = NonNullable<OrderReferral_OrderFragment['referral']>;

/** A code for friends, with its terms. Nothing if the order has none. */
export function OrderReferral({ order }: { order: FragmentType<typeof OrderReferral_OrderFragmentDoc> }) {
  const { referral } = readFragment(OrderReferral_OrderFragmentDoc, order);
  if (!referral) return null;
  const { code, url, percent, reward } = referral;
  return (
    <section className={`panel ${page.panel} ${page.screen}`}>
      <h2 className="h3">
        Give a friend {percent}%, get {short(reward.formatted)} of store credit
      </h2>
      {code && url ? (
        <>
          <CopyField label={`Your link. The code in it is ${code}`} link={url} />
          <p className="sm">{earningsText(referral)}</p>
        </>
      ) : (
        <ActForm intent="refer" button="Get my link" icon="ext" />
      )}
      <Terms {...referral} />
    </section>
  );
}

function Terms({ percent, minimum, reward, monthlyLimit, months }: Referral) {
  return (
    <ul className="muted sm">
      <li>
        They save {percent}% on their first order, from {short(minimum.formatted)}. Not for your own orders.
      </li>
      <li>
        Once their order is done you get {short(reward.formatted)}, good for {months} months. Up to {monthlyLimit}{' '}
        friends a month count.
      </li>
      <li>Any refund of their order, and it does not count: we take back what you have not spent.</li>
    </ul>
  );
}

function earningsText({ earned, waiting }: Referral): string {
  if (earned + waiting === 0) return 'No one has used it yet.';
  const parts = [earned > 0 && `${earned} done`, waiting > 0 && `${waiting} under way`].filter(Boolean);
  return `Orders of friends: ${parts.join(', ')}.${earned > 0 ? ' Your credit is below.' : ''}`;
}

/** `$5` for `$5.00`. */
function short(formatted: string): string {
  return formatted.replace(/\.00$/, '');
}
