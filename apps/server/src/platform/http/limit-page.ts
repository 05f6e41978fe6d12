import type { Context } from 'hono';
import { html } from 'hono/html';
import type { LimitedFailure } from '../rate-limit/rate-limiter.ts';
import { plainPage } from './plain-page.ts';

/** The page for visitors whose network requests too many pages. */
export function limitPage(
  context: Context,
  { message, retryAfterSeconds }: LimitedFailure<'rateLimited'>,
): Response | Promise<Response> {
  context.header('Retry-After', String(retryAfterSeconds));
  return context.html(plainPage('Too many requests', html`<p>${message}</p>`), 429);
}
