import type { Message } from './message.ts';

/**
 * The notification for a mail: one sentence that anyone may read on a locked screen, so without names,
 * amounts or what somebody wrote. Undefined if the mail is not about an order's progress.
 */
export function pushTextOf(message: Message): string | undefined {
  switch (message.kind) {
    case 'order-unpaid':
      return 'Your order isn’t paid yet. You can still pay it.';
    case 'order-paid':
      return 'We have your payment. We’re finding your team.';
    case 'order-started':
      return 'Your team has started.';
    case 'message-waiting':
      return 'Your team wrote to you.';
    case 'order-done':
      return 'All done. Have a look and confirm it.';
    case 'order-refund':
      return 'Money is on its way back to you.';
    case 'order-tip':
      return 'We got your tip. Thank you!';
    case 'run-called-off':
      return 'We had to call off a run. Choose another date or your money back.';
    case 'late-payment':
      return message.chooseBy === null
        ? 'Your payment arrived too late. We’re sending it back.'
        : 'Your payment came late. Choose what happens to it.';
    default:
      return undefined;
  }
}
