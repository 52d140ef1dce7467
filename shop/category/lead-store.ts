import { sql } from 'kysely';
import type { Catalogue } from '#shop/db/catalogue.ts';
import type { Db } from '#shop/db/database.ts';

/** The products that represent a category: its first one's picture, and the cheapest one; none if it is empty. */
export type Lead = { picture: string; cheapest_product_id: number | null };

/** By the category's id, each the first row of an index. */
export async function readLeads(catalogue: Catalogue): Promise<ReadonlyMap<number, Lead>> {
  return catalogue.whole('leads', loadLeads);
}

async function loadLeads(db: Db): Promise<Map<number, Lead>> {
  const { rows } = await sql<{ id: number; slug: string | null; cheapest: number | null }>`
    select category.id, first.slug, cheapest.product_id as cheapest
    from category
    left join lateral (
      select product.slug from product_category place join product on product.id = place.product_id
      where place.category_id = category.id order by place.sort, place.product_id limit 1
    ) first on true
    left join lateral (
      select product_id from product_category place
      where place.category_id = category.id order by from_micros, product_id limit 1
    ) cheapest on true
    where category.enabled`.execute(db);
  return new Map(
    rows.map(({ id, slug, cheapest }) => [
      id,
      { picture: slug ? `/media/product/${slug}/640x480.webp` : '', cheapest_product_id: cheapest },
    ]),
  );
}
