import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { encodeOnDemand } from '#server/http/encoding.ts';
import { noSuchFile } from '#server/http/error/send-error.ts';

/** Like other files with a hash in their name, they never change and are never rejected under load. */
export const MENU_FILE = /^\/assets\/menu-[0-9a-f]{16}\.json$/;

export type MenuFiles = {
  /** Stores a menu, as JSON, and returns the address at which it is served, which contains a hash of it. */
  publish(text: string): string;
  serve: RequestHandler;
};

type Kept = { text: string; address: string; encoded: ReturnType<typeof encodeOnDemand> };

/** Few documents with an older menu are still open: they load the current menus instead. */
const MAX_MENUS = 4;
const FOREVER = 'public, max-age=31536000, immutable';

/** The menus that the documents of this process refer to, newest first. */
export function createMenuFiles(): MenuFiles {
  let files: Kept[] = [];
  return {
    publish(text) {
      const [newest] = files;
      // It is nearly always the same string: hashing it would be most of the work.
      if (newest?.text === text) return newest.address;
      const address = `/assets/menu-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;
      const file = { text, address, encoded: encodeOnDemand(Buffer.from(text)) };
      files = [file, ...files.filter((one) => one.address !== address)].slice(0, MAX_MENUS);
      return address;
    },
    async serve(req, res) {
      const file = files.find(({ address }) => address === req.path);
      // Another process may have it, or this one in a moment.
      if (!file) return noSuchFile(req, res);
      const { bytes, encoding } = await file.encoded(req.headers['accept-encoding']);
      res.set({ 'Cache-Control': FOREVER, 'Content-Type': 'application/json', Vary: 'Accept-Encoding' });
      if (encoding) res.set('Content-Encoding', encoding);
      res.end(bytes);
    },
  };
}
