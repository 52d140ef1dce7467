import express, { Router, type Request, type Response } from 'express';
import type { BlobStore } from '#shop/blob/blob.ts';
import { openBlobs } from '#shop/blob/blob-store.ts';
import { answerBuyer } from '#shop/fulfilment/team-acts.ts';
import type { Deps } from '#shop/http/call.ts';
import { HttpError } from '#shop/http/call.ts';
import { sendAnswer } from '#shop/http/envelope.ts';
import { createRouter } from '#shop/http/router.ts';
import { requireText } from '#shop/http/endpoint/text.ts';
import { newProofId, removeProof, writeProof } from '#shop/proof/file.ts';
import { insertProof } from '#shop/proof/store.ts';
import { readInvoice } from '#shop/receipt/invoice.ts';
import { readWork } from '#shop/order/work/work-store.ts';
import { conflict } from '#shop/order/change.ts';
import { changeByDesk, deskOf, requireNumber } from './act.ts';
import { exportOrders } from './export.ts';
import { requireDesk } from './key.ts';
import { deskEndpoints } from './routes.ts';
import { deskInvoiceEndpoints } from './money/invoice-routes.ts';
import { deskEventEndpoints } from './money/event-routes.ts';
import { deskCreditEndpoints } from './money/credit-routes.ts';
import { deskPlayerEndpoints } from './player/player-routes.ts';
import { deskInboxEndpoints } from './support/inbox-routes.ts';
import { deskPresenceEndpoints } from './support/presence-routes.ts';
import { deskReviewEndpoints } from './review/review-routes.ts';
import { deskRunEndpoints } from './run/run-routes.ts';
import { deskSearchEndpoints } from './search-routes.ts';
import { deskData } from './wire.ts';

const MAX_PICTURE_BYTES = 2 * 1024 * 1024;
const MAX_CAPTION_LENGTH = 200;

/** `/api/desk`: everything below it needs the desk's key. */
export function deskRouter(deps: Deps): Router {
  const router = Router();
  router.use(requireDesk(deps.config.deskKey));
  const blobs = openBlobs(deps);
  const picture = express.raw({ type: () => true, limit: MAX_PICTURE_BYTES, inflate: false });
  router.post('/orders/:number/proof', picture, (req, res) => attachProof(deps, blobs, req, res));
  router.get('/orders/:number/invoice/:name.pdf', (req, res) => sendInvoice(deps, req, res));
  router.get('/orders/export', (req, res) => exportOrders(deps, req, res));
  router.use(
    createRouter(
      [
        ...deskEndpoints,
        ...deskInvoiceEndpoints,
        ...deskRunEndpoints,
        ...deskCreditEndpoints,
        ...deskEventEndpoints,
        ...deskReviewEndpoints,
        ...deskPlayerEndpoints,
        ...deskPresenceEndpoints,
        ...deskInboxEndpoints,
        ...deskSearchEndpoints,
      ],
      deps,
    ),
  );
  return router;
}

/** The picture is the body; `?line=` names a line, `?caption=` is shown to the buyer with it. */
async function attachProof(
  deps: Deps,
  blobs: BlobStore,
  req: Request<{ number: string }>,
  res: Response,
): Promise<void> {
  const order = await requireNumber(deps.db, req.params.number);
  const query = new URL(req.originalUrl, 'http://shop').searchParams;
  const caption = (query.get('caption') ?? '').trim();
  requireText(caption, 'caption');
  if ([...caption].length > MAX_CAPTION_LENGTH) throw invalid('caption', `At most ${MAX_CAPTION_LENGTH} characters`);
  // The image library is loaded with the first picture: most processes never need it.
  const { drawAnew } = await import('#shop/proof/picture.ts');
  const drawn = Buffer.isBuffer(req.body) ? await drawAnew(req.body) : undefined;
  if (!drawn) throw invalid('picture', 'Not a PNG, JPEG or WebP picture');
  const id = newProofId();
  await writeProof(blobs, id, drawn.webp);
  const line = query.get('line');
  try {
    const act = { name: 'proof', detail: { proof: id, line, caption } };
    const changed = await changeByDesk(deps, deskOf(req.headers), order, act, async (change) => {
      const { lines } = await readWork(change.tx, change.order);
      const shown = lines.find((one) => String(one.id) === line);
      if (line !== null && !shown) throw conflict('This order has no such line.');
      const { width, height } = drawn;
      const place = { id, order_id: order.id, line_id: shown?.id ?? null };
      await insertProof(change.tx, { ...place, caption, width, height, at: change.now });
      if (caption !== '') await answerBuyer(change, caption, id);
    });
    sendAnswer(res, { data: await deskData(deps, changed) }, undefined);
  } catch (cause) {
    await removeProof(blobs, deps.config.dataDir, id);
    throw cause;
  }
}

/** For buyers who have lost the link, or have handed the order over. */
async function sendInvoice(
  { db }: Deps,
  { params: { number, name } }: Request<{ number: string; name: string }>,
  res: Response,
): Promise<void> {
  const document = await readInvoice(db, await requireNumber(db, number), name);
  if (!document) throw new HttpError(404, [{ code: 'not_found', message: 'This order has no such invoice.' }]);
  const { receiptPdf } = await import('#shop/receipt/pdf.ts');
  res.set({
    'Cache-Control': 'no-store',
    'Content-Disposition': `attachment; filename="${encodeURIComponent(name)}.pdf"`,
  });
  res.type('application/pdf').send(await receiptPdf(document));
}

function invalid(field: string, message: string): HttpError {
  return new HttpError(400, [{ code: 'invalid_field', field, message }]);
}
