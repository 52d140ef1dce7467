import type { Dispatcher } from 'undici';
import { objectOf, readEnvelope } from './transport/envelope.ts';
import { COMMON_HEADERS, download, exchange } from './transport/exchange.ts';
import { orNull, UpstreamFailure } from './transport/failure.ts';
import { each, items, text } from './transport/read.ts';

/** A product's own picture in the shop's store. */
export type OwnPicture = { slug: string; version: string };

export type PictureReader = {
  /** Null if the shop has no such endpoint. `files`: the names of each picture's files. */
  list(signal: AbortSignal): Promise<{ files: string[]; pictures: OwnPicture[] } | null>;
  file(picture: OwnPicture, file: string, signal: AbortSignal): Promise<Uint8Array>;
};

/** Nobody waits for them. */
const DEADLINE_MS = 10_000;
const OK = 200;
// They become file names here.
const SLUG = /^[a-z0-9-]{1,120}$/;
const VERSION = /^[A-Za-z0-9-]{1,64}$/;
const FILE = /^\d{1,4}x\d{1,4}\.(?:avif|webp)$/;

/** Public, so they need no token. */
export function createPictureReader(pool: Dispatcher, shopUrl: string): PictureReader {
  const call = (path: string, signal: AbortSignal) =>
    ({
      method: 'GET',
      url: `${shopUrl}/api/public/pictures${path}`,
      headers: COMMON_HEADERS,
      deadlineMs: DEADLINE_MS,
      signal,
    }) as const;
  return {
    list: (signal) =>
      orNull(
        exchange(pool, call('', signal)).then((answer) => {
          const data = objectOf(readEnvelope(answer).data);
          const files = items(data['files']).map(text);
          const pictures = each(data['pictures'], ({ slug, version }) => ({
            slug: text(slug),
            version: text(version),
          }));
          if (!Array.isArray(data['pictures']) || !files.every((file) => FILE.test(file)))
            throw new UpstreamFailure('malformed', 'the response contains no list of pictures');
          return { files, pictures: pictures.filter(({ slug, version }) => SLUG.test(slug) && VERSION.test(version)) };
        }),
      ),
    async file({ slug, version }, file, signal) {
      const { status, bytes } = await download(pool, call(`/${slug}/${version}/${file}`, signal));
      if (status !== OK) throw new UpstreamFailure('status', `request failed with status code ${status}`, { status });
      return bytes;
    },
  };
}
