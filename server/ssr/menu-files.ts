import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { encodeOnDemand } from '#server/http/encoding.ts';

/** Among the files that never change, and that are never refused. */
export const MENU_FILE = /^\/assets\/menu-[0-9a-f]{16}\.json$/;

export type MenuFiles = {
  /** Keeps a menu, as JSON, and answers the address under which it is served: that of its content. */
  publish(text: string): string;
  serve: RequestHandler;
};

type Kept = { text: string; address: string; encoded: ReturnType<typeof encodeOnDemand> };

/** Documents of a catalogue before the last few are hardly open any more: they ask for the menus of today instead. */
const MOST = 4;
const FOREVER = 'public, max-age=31536000, immutable';

/** The menus that the documents of this process name, newest first. */
export function createMenuFiles(): MenuFiles {
  let files: Kept[] = [];
  return {
    publish(text) {
      const [newest] = files;
      // The same text nearly always, and the same string: hashing it would be most of what it costs.
      if (newest?.text === text) return newest.address;
      const address = `/assets/menu-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;
      const file = { text, address, encoded: encodeOnDemand(Buffer.from(text)) };
      files = [file, ...files.filter((one) => one.address !== address)].slice(0, MOST);
      return address;
    },
    async serve(req, res) {
      const file = files.find(({ address }) => address === req.path);
      // Another process may have it, or this one in a moment.
      if (!file) return void res.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not Found');
      const { bytes, encoding } = await file.encoded(req.headers['accept-encoding']);
      res.set({ 'Cache-Control': FOREVER, 'Content-Type': 'application/json', Vary: 'Accept-Encoding' });
      if (encoding) res.set('Content-Encoding', encoding);
      res.end(bytes);
    },
  };
}
