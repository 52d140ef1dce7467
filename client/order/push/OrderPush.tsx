import { useRef } from 'react';
import { useLoaderData } from 'react-router-dom';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OrderPush_OrderFragmentDoc } from '#client/generated/graphql.ts';
import { ActForm } from '#client/order/act/ActForm.tsx';
import { useActFailure } from '#client/order/act/use-act-failure.ts';
import type { OrderData } from '#client/order/order-loader.ts';
import page from '#client/order/OrderPage.module.css';
import { orderPath } from '#client/site/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { classes } from '#client/ui/classes.ts';
import { Notice } from '#client/ui/Notice.tsx';
import type { Subscribed } from './browser-push.ts';
import { type PushState, usePush } from './use-push.ts';
import styles from './OrderPush.module.css';

/** Notifications of the order in this browser. Nothing if the shop sends none, and once an order has ended. */
export function OrderPush({
  order,
  isOver,
}: {
  order: FragmentType<typeof OrderPush_OrderFragmentDoc>;
  isOver: boolean;
}) {
  const { email, notifications, undelivered } = readFragment(OrderPush_OrderFragmentDoc, order);
  if (!notifications || (isOver && notifications.devices.length === 0)) return null;
  return <Panel email={email} isFailing={undelivered.includes('PUSH')} {...notifications} />;
}

type Props = { email: string; isFailing: boolean; publicKey: string; devices: readonly string[] };

function Panel({ email, isFailing, publicKey, devices }: Props) {
  const { token, actKey } = useLoaderData<OrderData>();
  const form = useRef<HTMLFormElement>(null);
  const failure = useActFailure('push-on');
  const { state, own, turnOn } = usePush(publicKey, devices, (subscribed) => send(form.current, subscribed));
  const others = devices.filter((device) => device !== own || state !== 'on').length;
  return (
    <section className={classes('panel', page.panel, page.screen, devices.length === 0 && styles.scripted)}>
      <h2 className="h3">Notifications</h2>
      {failure && <Notice tone="danger" role="alert" title={failure.message} />}
      <form ref={form} method="post" action={orderPath(token)} hidden>
        <input type="hidden" name="intent" value="push-on" />
        <input type="hidden" name="key" value={actKey} />
        {FIELDS.map((name) => (
          <input key={name} type="hidden" name={name} />
        ))}
      </form>
      {isFailing && (
        <p className="sm" role="status">
          Our last notification did not arrive. If this browser got notifications before, turn them on here again.
        </p>
      )}
      <p className={`muted sm ${styles.scripted}`} aria-live="polite">
        {WORDS[state](email)}
      </p>
      {state === 'on' && <ActForm intent="push-off" line={own ?? ''} button="Stop telling me here" />}
      {state !== 'on' && state !== 'unsupported' && state !== 'refused' && (
        <Button
          variant="line"
          className={styles.start}
          state={state === 'asking' ? 'loading' : 'rest'}
          onClick={() => void turnOn()}
        >
          Tell me here when something happens
        </Button>
      )}
      {others > 0 && <OtherBrowsers count={others} />}
    </section>
  );
}

function OtherBrowsers({ count }: { count: number }) {
  return (
    <>
      <p className="muted sm">
        {count === 1 ? 'One other browser gets' : `${count} other browsers get`} notifications of this order, too.
      </p>
      <ActForm intent="push-off" button="Stop all notifications" />
    </>
  );
}

const FIELDS = ['endpoint', 'p256dh', 'auth'] as const;

/** As any form of the page is sent. */
function send(form: HTMLFormElement | null, subscribed: Subscribed): void {
  for (const name of FIELDS)
    form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.setAttribute('value', subscribed[name]);
  form?.requestSubmit();
}

const offer = (email: string) =>
  `This browser can tell you when work starts, your team writes or the order is done, even when this page is closed. Emails go to ${email} either way.`;

/** The meaning of each state, and what to do about it. */
const WORDS: Record<PushState, (email: string) => string> = {
  unknown: offer,
  off: offer,
  asking: () => 'Your browser asks whether it may show notifications.',
  on: () => 'On: this browser tells you when work starts, your team writes or the order is done.',
  refused: (email) =>
    `Your browser blocks notifications from this site. Allow them in its site settings, next to the address, and reload the page. Emails go to ${email} either way.`,
  unsupported: (email) =>
    `This browser can’t show notifications. On an iPhone or iPad, add this site to the Home Screen and open the order there. Emails go to ${email} either way.`,
  failed: (email) => `Your browser could not turn notifications on. Try again later. Emails go to ${email} either way.`,
};
