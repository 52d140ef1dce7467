import type { Request } from 'express';

const PREFIX = /^\/(?:api\/(?:rest|public|desk)|api|pay)(?=\/)/;

/**
 * The call a request was answered by, as it stands in the router, such as `/api/rest/order/:token`:
 * an address itself may hold a search text or the token of an order.
 */
export function routeOf(req: Request): string {
  const route: unknown = Reflect.get(req, 'route');
  const path = typeof route === 'object' && route !== null && 'path' in route ? String(route.path) : '';
  return path === '' ? 'unknown' : `${PREFIX.exec(req.originalUrl)?.[0] ?? ''}${path}`;
}
