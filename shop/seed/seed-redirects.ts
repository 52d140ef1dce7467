import type { Catalog } from '#catalog/format.ts';
import type { Db } from '#shop/db/database.ts';
import { chunks } from '#shop/db/rows.ts';

export async function seedRedirects(tx: Db, { redirects }: Catalog): Promise<void> {
  await tx.deleteFrom('redirect').execute();
  const { products = [], categories = [] } = redirects ?? {};
  const rows = [
    ...products.map(({ from, to, with: answers }) => ({
      kind: 'product' as const,
      old_slug: from,
      new_slug: to,
      answers: JSON.stringify(answers),
    })),
    ...categories.map(({ from, to }) => ({ kind: 'category' as const, old_slug: from, new_slug: to, answers: '{}' })),
  ];
  for (const some of chunks(rows)) await tx.insertInto('redirect').values(some).execute();
}
