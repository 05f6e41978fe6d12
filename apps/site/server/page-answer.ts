import stylesheet from '../app/app.css?url';
import { type OutsideParts, contentSecurityPolicy } from '../app/shared/content-security-policy.ts';
import { NONCE_PLACE, newNonce } from '../app/shared/nonce.ts';

/** Whether a response is a rendered page and not, say, a redirect. */
export function isPage({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

/** Answers with a page: gives it a nonce of its own, and lets its styles be asked for before it is read. */
export function pageAnswer(
  page: string,
  parts: OutsideParts,
  { status, headers }: Pick<Response, 'status' | 'headers'> = KEPT,
): Response {
  const nonce = newNonce();
  // A copy: what each answer adds to its headers must not gather in those of kept pages.
  const answer = new Response(page.replaceAll(NONCE_PLACE, nonce), { status, headers: new Headers(headers) });
  answer.headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, parts));
  answer.headers.set('Link', `<${stylesheet}>; rel=preload; as=style`);
  return answer;
}

/** Only pages that were answered well are kept. */
const KEPT = { status: 200, headers: new Headers({ 'Content-Type': 'text/html; charset=utf-8' }) };
