import express, { Router } from 'express';
import { type Deps, HttpError } from '#shop/http/call.ts';
import { rejectMethod } from '#shop/http/router.ts';
import { workAfterAnswer } from './after-answer.ts';
import { receiveEvent } from './inbox.ts';
import { providerOf } from '#shop/payment/providers.ts';

const MAX_EVENT_BYTES = 256 * 1024;

/**
 * Receives the providers' events, mounted at `/api/public/payment`. Before
 * any JSON parser: a signature covers the exact bytes that were sent.
 */
export function webhookRouter(deps: Deps): Router {
  const router = Router();
  router.post(
    '/:provider',
    express.raw({ type: () => true, limit: MAX_EVENT_BYTES, inflate: false }),
    async (req, res) => {
      const provider = providerOf(deps, String(req.params.provider));
      if (!provider) throw new HttpError(404, [{ code: 'not_found', message: 'Not Found' }]);
      const raw = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
      if (!(await receiveEvent(deps, provider, raw, req.headers))) {
        deps.log.warn(
          { provider: provider.name, requestId: res.get('X-Request-Id') },
          'Payment event rejected: invalid signature',
        );
        throw new HttpError(400, [{ code: 'invalid_signature', message: 'Invalid signature' }]);
      }
      res.json({ received: true });
      workAfterAnswer(deps);
    },
  );
  router.all('/:provider', rejectMethod('POST'));
  return router;
}
