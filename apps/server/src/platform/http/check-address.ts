import type { MiddlewareHandler } from 'hono';
import { failureBody } from './failure-response.ts';

/** The deepest address of the contract and the site has 5 segments. */
const MAX_SEGMENTS = 32;

/** Rejects addresses that are deeper than any route: the router of the site needs seconds for thousands of segments. */
export const rejectDeepAddress: MiddlewareHandler = async (context, next) => {
  const isTooDeep = context.req.path.split('/', MAX_SEGMENTS + 2).length > MAX_SEGMENTS + 1;
  return isTooDeep ? context.json(failureBody('Not found'), 404) : next();
};

/** Rejects pages whose address has a zero byte: the database cannot search for it. Calls check their own input. */
export const rejectZeroByte: MiddlewareHandler = async (context, next) =>
  context.req.url.includes('%00') ? context.json(failureBody('The address is not valid.'), 400) : next();
