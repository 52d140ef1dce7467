import { discordState } from '#shop/push/discord/schema.ts';
import { refundChoice, storeCredits } from '#shop/credit/schema.ts';
import { z } from 'zod';
import { count, decimal, formatted, id, moment } from '#shop/http/endpoint/field.ts';
import { orderInvoice } from '#shop/invoice/schema.ts';
import { orderReferral } from '#shop/referral/schema.ts';
import { order, orderLine } from '#shop/order/schema.ts';
import { player } from '#shop/player/schema.ts';
import { orderNotifications, undeliveredChannels } from '#shop/push/schema.ts';
import { ownReview } from '#shop/review/schema.ts';
import { lineLogin } from '#shop/vault/schema.ts';

const maybeMoment = moment.nullable();
const money = { amount_decimal: decimal, amount_formated: formatted };

const followedLine = orderLine
  .extend({
    unit_name: z.string().min(1).meta({ description: 'Name of the counted unit, in the plural' }),
    units_total: id,
    units_done: count,
    unit_reached: z.string().meta({ description: 'Name of the last completed step; empty if the steps have no names' }),
    steps: z.array(z.object({ key: z.string(), name: z.string(), done_at: maybeMoment })).length(5),
    start_by: maybeMoment.meta({ description: 'Promised start; null if nothing is promised' }),
    done_by: maybeMoment,
    started_at: maybeMoment,
    done_at: maybeMoment,
    can_pause: z.boolean(),
    can_reschedule: z.boolean(),
    run_canceled: z.boolean(),
    refund_offer_decimal: decimal.nullable().meta({ description: 'Refund offered because the run was canceled' }),
    refunded_decimal: decimal.meta({ description: 'Amount of the line refunded or due to be refunded' }),
    other_dates: z
      .array(z.object({ event_id: id, starts_at: moment, ends_at: moment }))
      .meta({ description: 'Runs that its seats can move to, or be booked in after a late payment' }),
    players: z.array(player).meta({ description: 'Players who work on the line' }),
    login: lineLogin.meta({ description: 'Login of a line played on the buyer’s account; null for all others' }),
  })
  .meta({ id: 'FollowedLine' });

export const followedOrder = order
  .extend({
    products: z.array(followedLine).min(1),
    version: id.meta({ description: 'Changes with every change of the order' }),
    stage: z.string().min(1),
    team: z.string(),
    paid_at: maybeMoment,
    receipt_url: z.string().nullable().meta({
      description: 'Path of the PDF: `/api/public/order/{token}/receipt.pdf`; null before payment and after a transfer',
    }),
    invoices: z
      .array(orderInvoice)
      .meta({ description: 'The invoice and a credit note per refund, if the shop states VAT' }),
    completed_at: maybeMoment,
    confirmed_at: maybeMoment,
    ended_at: maybeMoment,
    pay_by: maybeMoment.meta({ description: 'Payment deadline; the order expires after it' }),
    stopped: z
      .object({ cause: z.enum(['buyer', 'waiting', 'servers']), since: moment })
      .nullable()
      .meta({ description: 'Why the promised times are paused' }),
    can: z.object({
      message: z.boolean(),
      pause: z.boolean(),
      resume: z.boolean(),
      confirm: z.boolean(),
      review: z.boolean().meta({ description: 'Whether the buyer can review the order or change the review' }),
      withdraw: z.boolean(),
      pay: z.boolean().meta({ description: 'Whether online payment with `POST order/{token}/pay` is possible' }),
      hand_over: z.boolean().meta({ description: 'Whether the order can be transferred to another e-mail address' }),
    }),
    messages: z.array(
      z.object({
        id,
        from: z.enum(['buyer', 'team']),
        text: z.string(),
        at: moment,
        proof_url: z.string().nullable(),
      }),
    ),
    proofs: z.array(
      z.object({
        id: z.string(),
        line: z.string().nullable(),
        caption: z.string(),
        url: z.string(),
        width: id,
        height: id,
        at: moment,
      }),
    ),
    compensation: z
      .object({
        ...money,
        reason: z.string(),
        state: z.enum(['offered', 'accepted', 'paid']),
        accepted_decimal: decimal,
        lines: z.array(
          z.object({
            key: z.string(),
            percent: count,
            start_late_minutes: count,
            done_late_minutes: count,
            offered_decimal: decimal,
          }),
        ),
      })
      .nullable(),
    refund_offer: z
      .object({
        share: z.number().min(0).max(1),
        ...money,
        lines: z.array(z.object({ key: z.string(), amount_decimal: decimal })),
      })
      .nullable()
      .meta({ description: 'Refund if the buyer withdraws now' }),
    late_payment: z
      .object({
        ...money,
        state: z.enum(['choose', 'due', 'paid']),
        choose_by: maybeMoment.meta({ description: 'Deadline for the choice; without one the money is refunded' }),
      })
      .nullable()
      .meta({ description: 'Payment that arrived after the order had expired' }),
    tip: z
      .object({
        can: z.boolean(),
        least_decimal: decimal,
        most_decimal: decimal,
        suggested: z.array(decimal).length(3),
        given: z.object({ ...money, state: z.enum(['paid', 'due', 'returned']), at: moment }).nullable(),
      })
      .nullable()
      .meta({ description: 'Tip for the players, paid separately; null while the order is in progress' }),
    handed_over: z.array(moment).meta({ description: 'Times of transfers to another e-mail address, oldest first' }),
    notifications: orderNotifications,
    discord: discordState,
    undelivered: undeliveredChannels,
    review: ownReview.meta({ description: 'Review by the buyer' }),
    refunds: z.array(
      z.object({
        cause: z.string(),
        ...money,
        credit_decimal: decimal.meta({ description: 'Part refunded as store credit, without the bonus' }),
        reason: z.string(),
        state: z.enum(['due', 'paid']),
        at: moment,
      }),
    ),
    refund_choice: refundChoice,
    credits: storeCredits,
    referral: orderReferral,
  })
  .meta({ id: 'FollowedOrder' });
