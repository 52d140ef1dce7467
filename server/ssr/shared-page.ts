import type { Loaded } from '#client/entry.server.tsx';
import { isBot } from './bots.ts';
import { sendDocument, type KeptDocument } from './kept-document.ts';
import { isConfigured } from './page-address.ts';
import { logFaults, sendRedirect, sendWhole, withinLimit, type PageCall } from './page-answer.ts';
import { sendPlainFault } from './plain-fault.ts';
import type { SharedPages } from './shared-pages.ts';
import { streamDocument } from './stream.ts';

/** A page for everybody: the kept copy when it is there without waiting, else a stream. */
export async function sharedPage(shared: SharedPages, call: PageCall): Promise<void> {
  if (isConfigured(call.address, shared.find(call)?.reads ?? [])) return configuredPage(shared, call);
  const flight = shared.load(call);
  const loaded = await withinLimit(flight.loaded);
  // Which parameters are options is known only once the product has been read.
  const isPlain = loaded === 'late' || loaded instanceof Response || !isConfigured(call.address, loaded.reads);
  return isPlain ? send(call, loaded, flight.kept) : configuredPage(shared, call);
}

/** Rendered for the one who asks and never kept: what it is made of is. */
async function configuredPage(shared: SharedPages, call: PageCall): Promise<void> {
  return send(call, await withinLimit(shared.configured(call)));
}

async function send(
  call: PageCall,
  loaded: Loaded | Response | 'late',
  keeping?: Promise<KeptDocument | undefined>,
): Promise<void> {
  const { deps, log, req, res } = call;
  if (loaded === 'late') return sendPlainFault(deps.config, res, 503);
  if (loaded instanceof Response) return sendRedirect(call, loaded);
  logFaults(log, loaded);
  const whole = !loaded.pending() || req.method === 'HEAD' || isBot(req.headers['user-agent']);
  if (!whole) return streamDocument(loaded, { ...call, config: deps.config }, ['Vary', 'Cookie']);
  const kept = await keeping;
  if (kept) return sendDocument(kept, req, res);
  await loaded.settled;
  sendWhole(call, loaded);
}
