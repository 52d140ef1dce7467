import { TEXT_CACHE } from '#shop/http/cache.ts';
import { type Answer, type Call, type Endpoint, HttpError } from '#shop/http/call.ts';
import { endpoint } from '#shop/http/endpoint/endpoint.ts';
import * as schema from './schema.ts';
import { findInformation, type Information, listInformation } from './store.ts';

const read = { method: 'GET', auth: 'session', cache: TEXT_CACHE } as const;

export const informationEndpoints: Endpoint[] = [
  endpoint({ ...read, path: '/information', schema: schema.listInformation, handle: listPages }),
  endpoint({ ...read, path: '/information/slug/:slug', schema: schema.getInformationBySlug, handle: getPage }),
  endpoint({ ...read, path: '/information/:id', schema: schema.getInformation, handle: getPage }),
];

async function listPages({ deps }: Pick<Call, 'deps'>): Promise<Answer> {
  const pages = await listInformation(deps.db);
  return { data: pages.map(({ id, title, slug }) => ({ id, title, seo_url: slug })), total: pages.length };
}

type OnePage = Pick<Call, 'deps'> & { params: { id: number } | { slug: string } };

async function getPage({ deps, params }: OnePage): Promise<Answer> {
  return detail(await findInformation(deps.db, params));
}

function detail(page: Information | undefined): Answer {
  if (!page) throw new HttpError(404, [{ code: 'not_found', message: 'Information not found' }]);
  const { id, slug, title, html, meta_title, meta_description, sort } = page;
  return {
    data: {
      information_id: id,
      title,
      seo_url: slug,
      description: html,
      meta_title,
      meta_description,
      meta_keyword: '',
      sort_order: sort,
      status: 1,
      bottom: 1,
      language_id: 1,
      store_id: 0,
    },
  };
}
