import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OrderProofs_OrderFragmentDoc } from '#client/generated/graphql.ts';
import { OrderTime } from '#client/order/time/OrderTime.tsx';
import { ProofThumb } from './ProofThumb.tsx';
import page from '#client/order/OrderPage.module.css';
import styles from './OrderProofs.module.css';

/** Pictures of finished work; those sent with a message are shown there. Nothing if there are none. */
export function OrderProofs({ order }: { order: FragmentType<typeof OrderProofs_OrderFragmentDoc> }) {
  const { proofs, messages } = readFragment(OrderProofs_OrderFragmentDoc, order);
  const sent = new Set(messages.map(({ proofUrl }) => proofUrl));
  const own = proofs.filter(({ url }) => !sent.has(url));
  if (own.length === 0) return null;
  return (
    <section className={`panel ${page.panel} ${page.screen}`}>
      <h2 className="h3">Proof</h2>
      <div className={styles.proofs}>
        {own.map((proof) => (
          <figure key={proof.id}>
            <ProofThumb proof={proof} />
            <figcaption className="xs quiet">
              {proof.caption && `${proof.caption}, `}
              <OrderTime iso={proof.at} />
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
