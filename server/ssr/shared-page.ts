import { isBot } from './bots.ts';
import { sendDocument } from './kept-document.ts';
import { logFaults, sendRedirect, sendWhole, withinLimit, type PageCall } from './page-answer.ts';
import { sendPlainFault } from './plain-fault.ts';
import type { SharedPages } from './shared-pages.ts';
import { streamDocument } from './stream.ts';

/** A page for everybody: the kept copy when it is there without waiting, else a stream. */
export async function sharedPage(shared: SharedPages, call: PageCall): Promise<void> {
  const { deps, log, req, res } = call;
  const flight = shared.load(call);
  const loaded = await withinLimit(flight.loaded);
  if (loaded === 'late') return sendPlainFault(deps.config, res, 503);
  if (loaded instanceof Response) return sendRedirect(call, loaded);
  logFaults(log, loaded);
  const whole = !loaded.pending() || req.method === 'HEAD' || isBot(req.headers['user-agent']);
  if (!whole) return streamDocument(loaded, { ...call, config: deps.config }, ['Vary', 'Cookie']);
  const kept = await flight.kept;
  if (kept) return sendDocument(kept, req, res);
  await loaded.settled;
  sendWhole(call, loaded);
}
