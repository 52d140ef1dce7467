import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Every answer carries an id; a caller's own one is kept, so that both logs can be laid together. */
export const requestId: RequestHandler = (req, res, next) => {
  const given = req.get('X-Request-Id');
  res.set('X-Request-Id', given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID());
  next();
};
