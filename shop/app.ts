import express, { type Express, type RequestHandler } from 'express';
import { alertEndRouter } from './alert/end-router.ts';
import { alertEndpoints } from './alert/routes.ts';
import { cartEndpoints } from './cart/routes.ts';
import { createCategoryEndpoints } from './category/routes.ts';
import { checkoutEndpoints } from './checkout/routes.ts';
import { shippingEndpoints } from './checkout/address/shipping-routes.ts';
import { couponEndpoints } from './cart/coupon/routes.ts';
import type { OpenedDatabase } from './db/connection/opened-database.ts';
import { deskRouter } from './desk/router.ts';
import { eventEndpoints } from './event/routes.ts';
import { type Deps, type Endpoint, HttpError } from './http/call.ts';
import { failureHandler } from './http/failure.ts';
import { handoverEndpoints } from './fulfilment/handover/routes.ts';
import { orderListEndpoints } from './fulfilment/list/routes.ts';
import { fulfilmentEndpoints } from './fulfilment/routes.ts';
import { renewPushEndpoints } from './fulfilment/renew-push.ts';
import { geoEndpoints } from './geo/routes.ts';
import { healthRouter } from './http/observe/health.ts';
import { createCallLimits } from './http/load.ts';
import type { Metrics } from './http/observe/metrics.ts';
import { requestLog } from './http/observe/request-log.ts';
import { requestTarget } from './http/request-target.ts';
import { createRouter } from './http/router.ts';
import { inquiryEndpoints } from './inquiry/routes.ts';
import { presenceEndpoints } from './inquiry/presence/routes.ts';
import { informationEndpoints } from './information/routes.ts';
import { languageEndpoints } from './language/routes.ts';
import { newsletterEndpoints, newsletterPublicEndpoints } from './newsletter/routes.ts';
import { orderEndpoints } from './checkout/order/routes.ts';
import { orderStatusEndpoints } from './order/status-routes.ts';
import { payRouter } from './payment/page/pay-pages.ts';
import { payOffer } from './payment/providers.ts';
import { webhookRouter } from './payment/event/webhook.ts';
import type { Api } from './openapi/document.ts';
import { openApiRouter } from './openapi/router.ts';
import { ownPictureRouter } from './product/own-picture/router.ts';
import { ownPictureEndpoints } from './product/own-picture/routes.ts';
import { proofRouter } from './proof/router.ts';
import { receiptRouter } from './receipt/router.ts';
import { livePriceEndpoints } from './product/quote/live-price/live-price-routes.ts';
import { fromDecimals } from './product/quote/text/from-decimals.ts';
import { productEndpoints } from './product/routes.ts';
import { redirectEndpoints } from './redirect/routes.ts';
import { playerEndpoints } from './player/routes.ts';
import { reviewEndpoints } from './review/routes.ts';
import { releaseEndpoints } from './release/routes.ts';
import { meaningEndpoints } from './interpret/routes.ts';
import { createSiteEndpoints } from './site/routes.ts';
import { sessionEndpoints } from './token/routes.ts';

/** Every endpoint of the shop below `/api/rest`, in the contract's order. */
const endpoints: Endpoint[] = [
  ...sessionEndpoints,
  ...geoEndpoints,
  ...languageEndpoints,
  ...orderStatusEndpoints,
  ...createCategoryEndpoints(fromDecimals),
  ...productEndpoints,
  ...meaningEndpoints,
  ...livePriceEndpoints,
  ...informationEndpoints,
  ...redirectEndpoints,
  ...createSiteEndpoints(payOffer),
  ...cartEndpoints,
  ...couponEndpoints,
  ...checkoutEndpoints,
  ...shippingEndpoints,
  ...orderEndpoints,
  ...orderListEndpoints,
  ...handoverEndpoints,
  ...fulfilmentEndpoints,
  ...newsletterEndpoints,
  ...alertEndpoints,
];

/** Public endpoints, without a token, below `/api/public`. */
const publicEndpoints: Endpoint[] = [
  ...newsletterPublicEndpoints,
  ...eventEndpoints,
  ...inquiryEndpoints,
  ...presenceEndpoints,
  ...reviewEndpoints,
  ...playerEndpoints,
  ...renewPushEndpoints,
  ...releaseEndpoints,
  ...ownPictureEndpoints,
];

/** The endpoints by their prefixes. */
export const apis: Api[] = [
  { prefix: '/api/rest', endpoints },
  { prefix: '/api/public', endpoints: publicEndpoints },
];

/** Observes each request, as configured. */
type Watched = { metrics?: Metrics; tracing?: RequestHandler };

export function createApp(
  deps: Deps,
  database: Pick<OpenedDatabase, 'db' | 'checkFiles'> = deps,
  { metrics, tracing }: Watched = {},
): Express {
  const app = express();
  const limits = createCallLimits();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  metrics?.watchLoad(limits);
  app.use(requestLog(deps.log, metrics?.requests));
  if (tracing) app.use(tracing);
  app.use(requestTarget);
  app.use(healthRouter(database));
  app.use('/api', openApiRouter(apis));
  app.use('/api/public/payment', webhookRouter(deps));
  app.use('/api/public', alertEndRouter(deps));
  for (const { prefix, endpoints: there } of apis) app.use(prefix, createRouter(there, deps, limits));
  app.use('/api/public', proofRouter(deps));
  app.use('/api/public', receiptRouter(deps));
  app.use('/api/public', ownPictureRouter(deps));
  app.use('/api/desk', deskRouter(deps));
  app.use('/pay', payRouter(deps));
  app.use(() => {
    throw new HttpError(404, [{ code: 'not_found', message: 'Not Found' }]);
  });
  app.use(failureHandler(deps.log));
  return app;
}
