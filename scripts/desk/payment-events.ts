import { askDesk } from './desk-call.ts';
import { moment, printable, table } from './desk-text.ts';

type PaymentEvent = {
  event_id: string;
  provider: string;
  received_at: string;
  processed_at: string | null;
  outcome: string;
};

export function isEventCommand(command: string): boolean {
  return command === 'payment-events' || command === 'retry-event';
}

/** @returns what is printed. @throws Error with the shop's own words. */
export async function runEventCommand(command: string, id: string): Promise<string> {
  if (command === 'payment-events') return eventsText(await askDesk('GET', '/payment-events'));
  if (id === '') throw new Error('Specify the id of the event; `payment-events` lists them');
  const event = await askDesk<PaymentEvent>('POST', `/payment-events/${encodeURIComponent(id)}/retry`);
  const outcome = printable(event.outcome);
  return event.processed_at === null
    ? `${id} still fails, and will be retried for another day: ${outcome}`
    : `${id} was processed: ${outcome}`;
}

function eventsText(events: PaymentEvent[]): string {
  if (events.length === 0) return 'No event of a payment provider has failed.';
  const cells = events.map(({ event_id, provider, received_at, outcome }) => [
    event_id,
    provider,
    moment(received_at),
    printable(outcome),
  ]);
  return table([['event', 'provider', 'received', 'reason'], ...cells]);
}
