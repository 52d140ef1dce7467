import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';

const DEAD = sql.raw('(7, 8, 10, 14, 16)');

/** What must hold whenever no call is in flight; each statement finds the rows that violate it. */
const RULES = {
  'I1 a session has one order under way at most': sql`
    select session_id from placed_order where status = 0 group by session_id having count(*) > 1`,
  'I1 the keys of an order are of its session': sql`
    select order_id from idempotency_key join placed_order on placed_order.id = order_id
    where idempotency_key.session_id <> placed_order.session_id`,
  'an order has one open payment at most': sql`
    select order_id from payment where state = 'open' group by order_id, kind having count(*) > 1`,
  'an order that was given up has no open payment': sql`
    select order_id from payment join placed_order on placed_order.id = order_id
    where state = 'open' and kind = 'order' and status in ${DEAD}`,
  'I2 a coupon counts its live orders, and no more than its limit': sql`
    select coupon.code, coupon.used from coupon
    where used <> (
        select count(*) from placed_order where coupon_id = coupon.id and status not in ${DEAD}
      ) or used > use_limit`,
  'I3 an order costs its lines less the discount and the credit': sql`
    select placed_order.id from placed_order
    join (
      select order_id, sum(total_minor) as total, sum(discount_minor) as discount from order_line group by order_id
    ) as lines on lines.order_id = placed_order.id
    where total_minor <> lines.total - discount_minor - credit_minor or discount_minor <> lines.discount`,
  'a credit holds what its entries add up to': sql`
    select id from store_credit
    where balance_minor <> (select coalesce(sum(amount_minor), 0) from store_credit_entry where credit_id = store_credit.id)`,
  'a live order holds its credit, a dead one has given it back': sql`
    select placed_order.id from placed_order
    where credit_id is not null and (case when status in ${DEAD} then 0 else credit_minor end) > (
      select -coalesce(sum(amount_minor), 0) from store_credit_entry where order_id = placed_order.id and credit_id = placed_order.credit_id and cause in ('spent', 'returned')
    ) + (select coalesce(sum(returned_minor), 0) from order_refund where order_id = placed_order.id)`,
  'I3 an order has lines': sql`
    select id from placed_order where not exists (select from order_line where order_id = placed_order.id)`,
  'I4 money taken belongs to one order that was paid': sql`
    select order_id from payment
    where state = 'approved' and kind = 'order' and not exists (select from order_event where order_id = payment.order_id and status = 2)
    union all
    select order_id from payment where state = 'approved' group by order_id, kind having count(*) > 1`,
  'I5 an order of a provider is paid by a payment of its own amount': sql`
    select placed_order.id from placed_order
    where exists (select from payment where order_id = placed_order.id and kind = 'order')
      and exists (select from order_event where order_id = placed_order.id and status = 2)
      and not exists (
        select from payment
        where order_id = placed_order.id and state = 'approved'
          and amount_minor = total_minor and payment.currency = placed_order.currency
      )`,
  'I7 a cart belongs to one session': sql`
    select session_id from cart group by session_id having count(*) > 1`,
  'a run has as many seats as it has': sql`
    select event.id from event
    where slots_total < (
      select coalesce(sum(seats), 0) from event_seat where event_id = event.id and order_id is not null
    )`,
  'a live order has the seats of its lines, one that was given up or refunded has none': sql`
    select placed_order.id from placed_order
    where (select coalesce(sum(seats), 0) from event_seat where order_id = placed_order.id) <> case
      when status in ${DEAD} or status = 11 then 0
      else (select coalesce(sum(quantity), 0) from order_line where order_id = placed_order.id and event_id is not null)
    end`,
  'seats expire exactly until they are paid': sql`
    select event_seat.id from event_seat
    left join placed_order on placed_order.id = event_seat.order_id
    where (event_seat.expires_at is null) <> (coalesce(status, 0) not in (0, 1))`,
  'no unpaid order waits until its run has begun': sql`
    select placed_order.id from placed_order
    join order_line on order_line.order_id = placed_order.id
    where status in (0, 1) and expires_at >= event_starts_at`,
  'an order stands where its history ends, and nowhere twice': sql`
    select placed_order.id from placed_order
    where status <> (select status from order_event where order_id = placed_order.id order by id desc limit 1)
    union all
    select order_id from order_event
    -- A dispute leads back to where it came from.
    where not exists (select from order_event as dispute where dispute.order_id = order_event.order_id and status = 13)
    group by order_id, status having count(*) > 1`,
};

/** @returns the violated rules, each with its rows; empty when all hold. */
export async function brokenRules(db: Db): Promise<Record<string, unknown[]>> {
  const broken: Record<string, unknown[]> = {};
  for (const [rule, statement] of Object.entries(RULES)) {
    const { rows } = await statement.execute(db);
    if (rows.length > 0) broken[rule] = rows;
  }
  return broken;
}
