import type { Db } from '#shop/db/database.ts';

export type Information = {
  id: number;
  slug: string;
  title: string;
  html: string;
  meta_title: string;
  meta_description: string;
  sort: number;
};

export async function listInformation(db: Db): Promise<Information[]> {
  return pages(db).orderBy('sort').orderBy('id').execute();
}

export async function findInformation(db: Db, by: { id: number } | { slug: string }): Promise<Information | undefined> {
  return 'id' in by
    ? pages(db).where('id', '=', by.id).executeTakeFirst()
    : pages(db).where('slug', '=', by.slug).executeTakeFirst();
}

function pages(db: Db) {
  return db
    .selectFrom('information')
    .where('enabled', '=', true)
    .select(['id', 'slug', 'title', 'html', 'meta_title', 'meta_description', 'sort']);
}
