import { sql } from 'kysely';
import type { Catalogue } from '#shop/db/catalogue.ts';
import type { Db } from '#shop/db/database.ts';
import { NO_STARS, type StarCounts } from './rating.ts';

/**
 * The stars of visible reviews: a review counts once for each product of its order,
 * and once for each category of those.
 */
export type Ratings = {
  whole: StarCounts;
  products: ReadonlyMap<number, StarCounts>;
  categories: ReadonlyMap<number, StarCounts>;
};

/** Cached until a review or the catalogue changes. */
export async function readRatings(catalogue: Catalogue): Promise<Ratings> {
  return catalogue.whole('ratings', loadRatings);
}

async function loadRatings(db: Db): Promise<Ratings> {
  const { rows } = await sql<{ scope: string; id: number; stars: number; reviews: number }>`
    with shown as (
      select distinct review.id as review_id, stars, product_id
      from review join order_line using (order_id)
      where hidden_at is null and done_at is not null
    )
    select 'product' as scope, product_id as id, stars, count(*)::integer as reviews
    from shown group by product_id, stars
    union all
    select 'category', category_id, stars, count(distinct review_id)::integer
    from shown join product_category using (product_id) group by category_id, stars
    union all
    select 'whole', 0, stars, count(*)::integer from review where hidden_at is null group by stars`.execute(db);
  const byScope = Map.groupBy(rows, ({ scope }) => scope);
  const countsIn = (scope: string) =>
    new Map([...Map.groupBy(byScope.get(scope) ?? [], ({ id }) => id)].map(([id, counted]) => [id, countsOf(counted)]));
  return {
    whole: countsIn('whole').get(0) ?? NO_STARS,
    products: countsIn('product'),
    categories: countsIn('category'),
  };
}

function countsOf(counted: { stars: number; reviews: number }[]): StarCounts {
  const of = (stars: number) => counted.find((one) => one.stars === stars)?.reviews ?? 0;
  return [of(1), of(2), of(3), of(4), of(5)];
}
