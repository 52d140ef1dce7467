import { totalTitle } from '#client/cart/total/total-title.ts';
import { useSite } from '#client/site/site.ts';
import { Button } from '#client/ui/Button.tsx';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OrderPayment_OrderFragmentDoc, type OrderPayment_OrderFragment } from '#client/generated/graphql.ts';
import { OrderTime } from './time/OrderTime.tsx';
import page from './OrderPage.module.css';
import styles from './OrderPayment.module.css';

/** Payments and refunds; in print, the receipt. */
export function OrderPayment({ order }: { order: FragmentType<typeof OrderPayment_OrderFragmentDoc> }) {
  const shown = readFragment(OrderPayment_OrderFragmentDoc, order);
  const { receiptUrl, invoices, totals, vat, refunds } = shown;
  return (
    <section className={`panel ${page.panel}`}>
      <h2 className="h3">Payment</h2>
      <dl className={styles.totals}>
        <Seller />
        <Facts order={shown} />
        {totals.map(({ code, title, amount }) => (
          <div key={code} className={code === 'total' ? styles.total : undefined}>
            <dt>{totalTitle({ code, title })}</dt>
            <dd>{amount.formatted}</dd>
          </div>
        ))}
        <ContainedVat vat={vat} />
        <Refunds refunds={refunds} />
      </dl>
      {shown.paidAt && !receiptUrl ? (
        <p className="muted sm">The receipt is with the person who bought it for you.</p>
      ) : (
        <ReceiptButtons url={receiptUrl} />
      )}
      <Invoices invoices={invoices} />
    </section>
  );
}

function Facts({ order: { email, placedAt, paidAt, paymentMethod } }: { order: OrderPayment_OrderFragment }) {
  return (
    <>
      <div className={styles.paper}>
        <dt>Email</dt>
        <dd>{email}</dd>
      </div>
      <div>
        <dt>Ordered</dt>
        <dd>
          <OrderTime iso={placedAt} year />
        </dd>
      </div>
      {paidAt && (
        <div>
          <dt>Paid</dt>
          <dd>
            <OrderTime iso={paidAt} year />
          </dd>
        </div>
      )}
      <div>
        <dt>Method</dt>
        <dd>{paymentMethod}</dd>
      </div>
    </>
  );
}

function Refunds({ refunds }: Pick<OrderPayment_OrderFragment, 'refunds'>) {
  return refunds.map(({ amount, credit, reason, isPaid, at }) => (
    <div key={at + reason}>
      <dt>
        {isPaid ? 'Given back' : 'On its way back'}
        <small>
          {' '}
          {reason}, <OrderTime iso={at} year />
          {Number(credit.amount) > 0 && `, ${credit.formatted} as store credit`}
        </small>
      </dt>
      <dd>{amount.formatted}</dd>
    </div>
  ));
}

/** Nothing for a country without VAT. */
function ContainedVat({ vat }: Pick<OrderPayment_OrderFragment, 'vat'>) {
  if (!vat) return null;
  return (
    <>
      {vat.company && (
        <div>
          <dt>Billed to</dt>
          <dd>{[vat.company, vat.vatId].filter(Boolean).join(', ')}</dd>
        </div>
      )}
      {vat.isReversed ? (
        <div>
          <dt>VAT</dt>
          <dd>Reverse charge</dd>
        </div>
      ) : (
        vat.percent !== '0' && (
          <div>
            <dt>
              Includes VAT ({vat.percent} %, {vat.countryName})
            </dt>
            <dd>{vat.amount.formatted}</dd>
          </div>
        )
      )}
    </>
  );
}

/** Without a PDF the page itself can be printed. */
function ReceiptButtons({ url }: { url: string | null | undefined }) {
  return (
    <>
      {url && (
        <Button href={url} variant="line" className={page.screen}>
          Download the receipt (PDF)
        </Button>
      )}
      <Button variant="line" className={styles.print} onClick={() => window.print()}>
        {url ? 'Print the receipt' : 'Print this order'}
      </Button>
    </>
  );
}

/** If the shop states VAT. */
function Invoices({ invoices }: Pick<OrderPayment_OrderFragment, 'invoices'>) {
  if (invoices.length === 0) return null;
  return (
    <ul className={`sm ${page.screen}`}>
      {invoices.map(({ number, kind, url }) => (
        <li key={number}>
          <a className="link" href={url}>
            {kind === 'INVOICE' ? 'Invoice' : 'Credit note'} {number} (PDF)
          </a>
        </li>
      ))}
    </ul>
  );
}

/** For the printed receipt. */
function Seller() {
  const company = useSite().content?.company;
  if (!company) return null;
  return (
    <div className={styles.paper}>
      <dt>Seller</dt>
      <dd>
        {company.name}, registered in {company.place}, number {company.registration}
      </dd>
    </div>
  );
}
