import type { Loaded } from '#client/entry.server.tsx';
import type { Pages } from './client-entry.ts';
import { ownLoopTurn } from './loop-turn.ts';

const END = '</body></html>';

/** The page in one piece, without an inline script. Rejects with what rendering throws. */
export async function wholeDocument(loaded: Loaded, pages: Pages): Promise<string> {
  await ownLoopTurn();
  const html = loaded.toHtml(pages.assetsOf(loaded.page, loaded.interactive));
  // A built document contains its scripts; splitting and joining it would copy all of it.
  if (pages.scripts.length === 0) return html;
  const scripts = pages.scripts.map((script) => `<script type="module" src="${script}" async=""></script>`).join('');
  return html.endsWith(END) ? html.slice(0, -END.length) + scripts + END : html;
}
