import { useActionData, useLoaderData, useLocation } from 'react-router-dom';
import type { AlertQuery } from '#client/generated/graphql.ts';
import { longDate } from '#client/session/calendar-date.ts';
import { momentIn } from '#client/session/clock.ts';
import { zoneName } from '#client/session/zones.ts';
import { useZone } from '#client/session/use-zone.ts';
import { homePath, productPath } from '#client/site/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Container } from '#client/ui/Container.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import type { AlertFailure } from './alert-action.ts';
import { AlertForm } from './AlertForm.tsx';
import type { AlertView } from './alert-loader.ts';
import styles from './AlertPage.module.css';

/** The target of an alert's form, and of the link in each of its mails. */
export function AlertPage() {
  const shown = useLoaderData<AlertView>();
  const failure = useActionData<AlertFailure>();
  return (
    <Container width="checkout" className={styles.page}>
      {shown.view === 'link' && shown.alert && <Known alert={shown.alert} failure={failure} />}
      {shown.view === 'link' && !shown.alert && <Ended />}
      {shown.view === 'sent' && <Sent product={shown.product} />}
      {shown.view === 'form' && <Ask product={shown.product} failure={failure} />}
    </Container>
  );
}

type Product = Extract<AlertView, { view: 'form' | 'sent' }>['product'];
type Known = { alert: NonNullable<AlertQuery['alert']>; failure: AlertFailure | undefined };

function Known({ alert, failure }: Known) {
  const { pathname } = useLocation();
  const button = (intent: 'confirm' | 'end', words: string, variant: 'primary' | 'line') => (
    <form method="post" action={pathname}>
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant={variant} size="lg">
        {words}
      </Button>
    </form>
  );
  return (
    <>
      <h1 className="h1">{alert.isConfirmed ? 'Your alert is on' : 'Confirm your alert'}</h1>
      {failure?.message && <Notice tone="danger" role="alert" title={failure.message} />}
      <p>
        <Occasion alert={alert} />
      </p>
      <div className={styles.ways}>
        {!alert.isConfirmed && button('confirm', 'Yes, tell me', 'primary')}
        {button('end', alert.isConfirmed ? 'Stop this alert' : 'No, forget it', 'line')}
        <Button href={productPath(alert.productPath)} variant="plain" size="lg">
          See {alert.productName}
        </Button>
      </div>
    </>
  );
}

function Occasion({ alert: { kind, productName, runTitle, startsAt, below, seasonName } }: Pick<Known, 'alert'>) {
  const zone = useZone();
  if (kind === 'SEASON') return <>We write to you once, when {seasonName} starts.</>;
  if (kind === 'PRICE')
    return (
      <>
        We write to you when {productName} costs less than {below?.formatted}.
      </>
    );
  if (!runTitle || !startsAt) return <>We write to you when a seat comes free in a run of {productName}.</>;
  const { date, time } = momentIn(zone, startsAt);
  return (
    <>
      We write to you when a seat comes free in {runTitle} on {longDate(date)}, {time} ({zoneName(zone, startsAt)}).
    </>
  );
}

function Ended() {
  return (
    <>
      <h1 className="h1">This alert has ended</h1>
      <p className="muted">
        You won’t get any more email about it. A link that isn’t confirmed within seven days expires too.
      </p>
      <Button href={homePath()} variant="primary" size="lg">
        Choose a game
      </Button>
    </>
  );
}

function Sent({ product }: { product: Product }) {
  return (
    <>
      <h1 className="h1">Check your inbox</h1>
      <Notice tone="success" role="status" title="One click and your alert is on">
        If we don’t know this alert yet, a link to confirm it is on its way. It works for seven days. No mail after a
        few minutes? Look among the unwanted mail.
      </Notice>
      <Back product={product} />
    </>
  );
}

function Ask({ product, failure }: { product: Product; failure: AlertFailure | undefined }) {
  return (
    <>
      <h1 className="h1">Tell me</h1>
      {product ? (
        <>
          <p>{product.name}</p>
          <AlertForm product={product} failure={failure} />
        </>
      ) : (
        <p className="muted">Alerts are set on the page of a product, below its options.</p>
      )}
      <Back product={product} />
    </>
  );
}

function Back({ product }: { product: Product }) {
  return (
    <Button href={product ? productPath(product.path) : homePath()} variant="plain" size="lg">
      {product ? `Back to ${product.name}` : 'Choose a game'}
    </Button>
  );
}
