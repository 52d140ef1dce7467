import type { ClientEntry } from '#server/ssr/client-entry.ts';
import { readForm } from '#server/ssr/form/form-body.ts';
import { formKey } from '#server/ssr/form/form-key.ts';
import { isReadyInOnePiece, logIssues, sendRedirect, sendWhole, withinLimit, type PageCall } from './page-answer.ts';
import { formRequest, pageRequest } from './page-request.ts';
import { goneSignal } from '#server/load/gone-signal.ts';
import { sendPlainError } from '#server/http/error/plain-error.ts';
import { streamDocument } from '#server/ssr/stream.ts';

/** A page, or the response to a form, for one visitor with that visitor's session. Never cached. */
export async function personalPage(entry: ClientEntry, call: PageCall): Promise<void> {
  const { deps, address, visitor, log, req, res } = call;
  const gone = goneSignal(res);
  // The effects of a form are completed even if its sender has disconnected.
  const isForm = req.method === 'POST';
  const form = isForm ? await readForm(req) : undefined;
  const request = form ? formRequest(deps.config, address, req, form) : pageRequest(deps.config, address, gone);
  const context = deps.createContext({ visitor, log, ...(!isForm && { signal: gone }) });
  const loading = entry.loadPage(request, {
    run: (hash, variables) => deps.execute(hash, variables, context),
    siteUrl: deps.config.siteUrl,
    publish: call.pages.menus.publish,
    formKey: form && formKey(req, form),
    zone: visitor.zone,
  });
  const loaded = await withinLimit(loading);
  if (res.destroyed) return;
  visitor.session.rememberChoices(visitor);
  if (form && loaded instanceof Response) visitor.session.endForm();
  if (loaded === 'late') return sendPlainError(deps.config, res, 503);
  if (loaded instanceof Response) return sendRedirect(call, loaded);
  logIssues(log, loaded);
  if (!(await isReadyInOnePiece(call, loaded))) {
    return streamDocument(loaded, { ...call, config: deps.config });
  }
  await loaded.settled;
  await sendWhole(call, loaded);
}
