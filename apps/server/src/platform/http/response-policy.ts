import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from './server-env.ts';

/** Data, and plain pages, which have no scripts, no styles and no images. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Files: a PDF is shown by a viewer that the browser adds, and the service worker makes requests. */
const NO_FRAME = "base-uri 'none'; frame-ancestors 'none'";

/**
 * A content security policy for each response that has none of its own: another site frames nothing of ours, and data that a
 * browser shows as a page does nothing. The pages of the site bring their own.
 */
export const responsePolicy: MiddlewareHandler<ServerEnv> = async (context, next) => {
  await next();
  const { headers } = context.res;
  if (headers.has('Content-Security-Policy')) return;
  const isShown = /^(application\/json|text\/(csv|html|plain))/.test(headers.get('Content-Type') ?? '');
  headers.set('Content-Security-Policy', isShown ? NOTHING : NO_FRAME);
};
