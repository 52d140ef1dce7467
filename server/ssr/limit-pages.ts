import type { RequestHandler } from 'express';
import type { AddressBudget } from '#server/http/address-limit.ts';
import { classOfAddress, type LoadClass } from '#server/load/load-class.ts';
import type { PageHandler } from './page/page-handler.ts';

/**
 * Points that an uncached page takes from its address's budget. Carts, checkouts and orders are never rejected here.
 */
const POINTS: Partial<Record<LoadClass, number>> = { page: 5, search: 15 };

/** An address that requests too many uncached pages gets an old copy, or 429 with `Retry-After`. */
export function limitPages(
  pages: Pick<PageHandler, 'old' | 'refuse'>,
  budget: Pick<AddressBudget, 'take'>,
): RequestHandler {
  return async (req, res, next) => {
    const points = POINTS[classOfAddress(req.method, req.originalUrl) ?? 'order'];
    const retryAfter = points && (await budget.take(req, points));
    if (!retryAfter) next();
    else if (!pages.old(req, res)) pages.refuse(res, retryAfter);
  };
}
