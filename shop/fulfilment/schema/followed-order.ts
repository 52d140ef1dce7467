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
    unit_name: z.string().min(1).meta({ description: 'What is counted, in the plural' }),
    units_total: id,
    units_done: count,
    unit_reached: z.string().meta({ description: 'Name of the last step done; empty where steps have no names' }),
    steps: z.array(z.object({ key: z.string(), name: z.string(), done_at: maybeMoment })).length(5),
    start_by: maybeMoment.meta({ description: 'Null where nothing is promised' }),
    done_by: maybeMoment,
    started_at: maybeMoment,
    done_at: maybeMoment,
    can_pause: z.boolean(),
    can_reschedule: z.boolean(),
    run_canceled: z.boolean(),
    refund_offer_decimal: decimal.nullable().meta({ description: 'What comes back because its run was canceled' }),
    refunded_decimal: decimal.meta({ description: 'What of the line has gone back, or is about to' }),
    other_dates: z
      .array(z.object({ event_id: id, starts_at: moment, ends_at: moment }))
      .meta({ description: 'Where its seats may move to, or be taken after a late payment' }),
    players: z.array(player).meta({ description: 'Who works on it' }),
    login: lineLogin.meta({ description: 'Of a line that we play on the buyer’s account; null for every other' }),
  })
  .meta({ id: 'FollowedLine' });

export const followedOrder = order
  .extend({
    products: z.array(followedLine).min(1),
    version: id.meta({ description: 'Another one after every change' }),
    stage: z.string().min(1),
    team: z.string(),
    paid_at: maybeMoment,
    receipt_url: z.string().nullable().meta({
      description:
        'Path of a PDF, `/api/public/order/{token}/receipt.pdf`; null before the payment, and after a handover',
    }),
    invoices: z
      .array(orderInvoice)
      .meta({ description: 'Of a shop that states VAT: the invoice, and a credit note for each refund' }),
    completed_at: maybeMoment,
    confirmed_at: maybeMoment,
    ended_at: maybeMoment,
    pay_by: maybeMoment.meta({ description: 'Until when the money has to be here; then the order expires' }),
    stopped: z
      .object({ cause: z.enum(['buyer', 'waiting', 'servers']), since: moment })
      .nullable()
      .meta({ description: 'Why the promised times stand still' }),
    can: z.object({
      message: z.boolean(),
      pause: z.boolean(),
      resume: z.boolean(),
      confirm: z.boolean(),
      review: z.boolean().meta({ description: 'Or change its review' }),
      withdraw: z.boolean(),
      pay: z.boolean().meta({ description: 'Online, through `POST order/{token}/pay`' }),
      hand_over: z.boolean().meta({ description: 'To another address' }),
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
      .meta({ description: 'What a withdrawal gives back now' }),
    late_payment: z
      .object({
        ...money,
        state: z.enum(['choose', 'due', 'paid']),
        choose_by: maybeMoment.meta({ description: 'Without a word until then the money goes back' }),
      })
      .nullable()
      .meta({ description: 'Money that came when the order did not wait for it any more' }),
    tip: z
      .object({
        can: z.boolean(),
        least_decimal: decimal,
        most_decimal: decimal,
        suggested: z.array(decimal).length(3),
        given: z.object({ ...money, state: z.enum(['paid', 'due', 'returned']), at: moment }).nullable(),
      })
      .nullable()
      .meta({ description: 'For those who worked on it; a payment of its own. Null while the order is under way' }),
    handed_over: z.array(moment).meta({ description: 'When it was given to another address, oldest first' }),
    notifications: orderNotifications,
    discord: discordState,
    undelivered: undeliveredChannels,
    review: ownReview.meta({ description: 'What its buyer has said of it' }),
    refunds: z.array(
      z.object({
        cause: z.string(),
        ...money,
        credit_decimal: decimal.meta({ description: 'What of it is store credit, without the bonus' }),
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
