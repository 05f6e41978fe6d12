import type { MiddlewareHandler } from 'hono';
import { failureBody } from './failure-response.ts';

/** The largest body in bytes that a call without a body may have; some clients send an empty object. */
const MAX_BYTES = 1024;

/**
 * Rejects a GET or HEAD with a large body, and closes its connection. Nothing reads such a body, and Node.js would
 * receive it to its end.
 */
export const rejectUnreadBody: MiddlewareHandler = async (context, next) => {
  const { method } = context.req;
  if (method !== 'GET' && method !== 'HEAD') return next();
  const isEndless = context.req.header('Transfer-Encoding') !== undefined;
  if (!isEndless && Number(context.req.header('Content-Length') ?? 0) <= MAX_BYTES) return next();
  context.header('Connection', 'close');
  return context.json(failureBody('A call with this method has no body.'), 413);
};
