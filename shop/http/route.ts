import type { Request } from 'express';

const PREFIX = /^\/(?:api\/(?:rest|public|desk)|api|pay)(?=\/)/;

/**
 * The route of a request, as in the router, such as `/api/rest/order/:token`:
 * the address itself may contain a search text or the token of an order.
 */
export function routeOf(req: Request): string {
  const route: unknown = Reflect.get(req, 'route');
  const path = typeof route === 'object' && route !== null && 'path' in route ? String(route.path) : '';
  return path === '' ? 'unknown' : `${PREFIX.exec(req.originalUrl)?.[0] ?? ''}${path}`;
}
