import { type CompanyFacts, missingFacts } from '@pgm/api/contract';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { plainPage } from '../http/plain-page.ts';

/** When visitors and search engines may look again, in seconds. */
const LOOK_AGAIN_SECONDS = 3600;

/** Whether the shop is open: before that, it lacks facts that every page or the law needs. */
export function isShopOpen(company: CompanyFacts): boolean {
  return missingFacts(company).length === 0;
}

/** What staff need to log in and to set the facts, and what such pages load; the router adds `.data` to the addresses. */
const FOR_STAFF =
  /^\/(?:associate\/(?:login|forgot-password|reset-password|undo-contact-change)|dashboard|manage\/(?:security|staff-invitation)|offline|__manifest)(?:[/.]|$)/i;

/** Whether an address is open to staff while the shop is not. */
export function isOpenToStaff(path: string): boolean {
  return FOR_STAFF.test(path);
}

/** The page in place of every other one. Search engines come back and do not list it. */
export function closedShopPage(context: Context): Response | Promise<Response> {
  context.header('Retry-After', String(LOOK_AGAIN_SECONDS));
  context.header('X-Robots-Tag', 'noindex');
  context.header('Cache-Control', 'no-store');
  return context.html(
    plainPage(
      'The shop is not open yet',
      html`<p>Please come back later.</p>
        <p lang="hi">दुकान अभी खुली नहीं है। कृपया बाद में आएँ।</p>`,
    ),
    503,
  );
}
