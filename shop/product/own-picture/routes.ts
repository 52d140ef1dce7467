import { isSharedStore, openBlobs } from '#shop/blob/blob-store.ts';
import { PUBLIC_CACHE } from '#shop/http/cache.ts';
import { type Answer, type Endpoint, HttpError } from '#shop/http/call.ts';
import { type CheckedCall, endpoint } from '#shop/http/endpoint/endpoint.ts';
import { listPictures, PICTURE_FILES } from './files.ts';
import * as schema from './schema.ts';

/** Below `/api/public`: a storefront downloads pictures that its own folder does not have. */
export const ownPictureEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/pictures',
    auth: 'none',
    cache: PUBLIC_CACHE,
    schema: schema.listOwnPictures,
    handle: list,
  }),
];

async function list({ deps }: CheckedCall<typeof schema.listOwnPictures>): Promise<Answer> {
  const pictures = await listPictures(openBlobs(deps));
  // Such a shop has its pictures in the storefront's folder only, including those copied from an earlier store.
  if (pictures.length === 0 && !isSharedStore(deps.config)) {
    throw new HttpError(404, [{ code: 'no_store', message: 'This shop has no store of own pictures' }]);
  }
  return { data: { files: PICTURE_FILES, pictures } };
}
