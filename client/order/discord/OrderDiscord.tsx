import { ActForm } from '#client/order/act/ActForm.tsx';
import page from '#client/order/OrderPage.module.css';
import { TextField } from '#client/form/TextField.tsx';
import { type FragmentType, readFragment } from '#client/generated/fragment-masking.ts';
import { OrderDiscord_OrderFragmentDoc } from '#client/generated/graphql.ts';

type Props = { order: FragmentType<typeof OrderDiscord_OrderFragmentDoc>; isOver: boolean };

const WORDS = {
  TESTING: 'A test message is on its way to your channel.',
  ON: 'On: your channel hears when work starts, your team writes or the order is done.',
  GONE: 'Discord doesn’t know this webhook any more. Make a new one, or stop here.',
};

const FAILED =
  'Discord did not take our last message. We try again for about three hours. If this stays, stop here, make a new webhook for a text channel, and enter it.';

/** Posts progress to a Discord channel of the buyer. Nothing once an order has ended. */
export function OrderDiscord({ order, isOver }: Props) {
  const { discord, undelivered } = readFragment(OrderDiscord_OrderFragmentDoc, order);
  if (isOver && !discord) return null;
  return (
    <section className={`panel ${page.panel} ${page.screen}`}>
      <h2 className="h3">Discord</h2>
      {discord ? (
        <>
          <p className="muted sm" aria-live="polite">
            {discord !== 'GONE' && undelivered.includes('DISCORD') ? FAILED : WORDS[discord]}
          </p>
          <ActForm intent="discord-off" button="Stop telling Discord" />
        </>
      ) : (
        <>
          <p className="muted sm">
            Progress in a channel of your own. In Discord: Edit Channel, Integrations, Webhooks, New Webhook, Copy
            Webhook URL. Everyone in the channel reads it: the order’s number and what happens, nothing else.
          </p>
          <ActForm intent="discord" button="Tell this channel">
            {(failure) => (
              <TextField
                key={failure?.at}
                name="webhook"
                label="Webhook URL"
                autoComplete="off"
                maxLength={200}
                error={failure?.message}
                defaultValue={failure?.typed}
              />
            )}
          </ActForm>
        </>
      )}
    </section>
  );
}
