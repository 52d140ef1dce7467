import { sql } from 'kysely';
import type { Db } from '#shop/db/database.ts';

/** A finished order counts half as much after this time, and not at all after six of these. */
const HALF_LIFE_DAYS = 30;
const COUNTED_DAYS = 6 * HALF_LIFE_DAYS;
/** With this many recent orders of a game, its own sales count as much as the catalogue's estimate. */
const TRUSTED_ORDERS = 40;
/** `sort` of a product without any demand; the best seller has 0. */
const LAST = 1000;

/**
 * Sorts best sellers first, in lists, menus, related services and ties of a search: `sort` is computed from the
 * popularity in the catalogue and from finished orders, which count more the more there are. Each game is ranked
 * separately, and categories by their best seller. Only changes are written.
 */
export async function rankProducts(db: Db, now: Date): Promise<void> {
  await sql`
    with sale as (
      select line.product_id, sum(power(0.5, extract(epoch from ${now}::timestamptz - placed_order.completed_at)
        / ${HALF_LIFE_DAYS * 24 * 60 * 60}::float8)) as weight
      from placed_order join order_line line on line.order_id = placed_order.id
      where placed_order.stage = 'completed'
        and placed_order.completed_at > ${now}::timestamptz - make_interval(days => ${COUNTED_DAYS})
      group by line.product_id
    ), game as (
      select product.game_id, max(sale.weight) as most, sum(sale.weight) / (sum(sale.weight) + ${TRUSTED_ORDERS}) as trust
      from sale join product on product.id = sale.product_id
      group by product.game_id
    ), ranked as (
      select product.id, ${LAST} - round((${LAST} / 100.0) * (
        (1 - coalesce(game.trust, 0)) * product.popularity
        + coalesce(game.trust * 100 * sale.weight / game.most, 0)
      ))::integer as sort
      from product
      left join sale on sale.product_id = product.id
      left join game on game.game_id = product.game_id
    )
    update product set sort = ranked.sort from ranked
    where ranked.id = product.id and product.sort <> ranked.sort`.execute(db);
  await sql`
    update product_category place set sort = product.sort from product
    where product.id = place.product_id and place.sort <> product.sort`.execute(db);
  // Games keep the order of the catalogue.
  await sql`
    update category set sort = ranked.sort from (
      select category.id, row_number() over (partition by category.parent_id
        order by min(place.sort) nulls last, category.id)::integer - 1 as sort
      from category left join product_category place on place.category_id = category.id
      where category.parent_id is not null and category.enabled
      group by category.id
    ) ranked
    where ranked.id = category.id and category.sort <> ranked.sort`.execute(db);
}
