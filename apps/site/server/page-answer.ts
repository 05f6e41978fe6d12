import stylesheet from '../app/app.css?url';
import { type OutsideParts, contentSecurityPolicy } from '../app/shared/content-security-policy.ts';
import { languageAsked } from '../app/shared/language-of-visit.ts';
import { NONCE_PLACE, newNonce } from '../app/shared/nonce.ts';
import { choiceCookie, choicesOf } from '../app/shared/visitor-choices.ts';

/** Whether a response is a rendered page and not, say, a redirect. */
export function isPage({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

/** Answers with a page: gives it a nonce of its own and the visitor's theme, and lets its styles be asked for before it is read. */
export function pageAnswer(
  page: string,
  request: Request,
  parts: OutsideParts,
  { status, headers }: Pick<Response, 'status' | 'headers'> = KEPT,
): Response {
  const nonce = newNonce();
  const { theme } = choicesOf(request);
  const themed = theme ? page.replace('<html', `<html data-theme="${theme}"`) : page;
  // A copy: what each answer adds to its headers must not gather in those of kept pages.
  const answer = new Response(themed.replaceAll(NONCE_PLACE, nonce), {
    status,
    headers: new Headers(headers),
  });
  answer.headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, parts));
  answer.headers.set('Link', `<${stylesheet}>; rel=preload; as=style`);
  answer.headers.set('Vary', 'Cookie');
  const language = languageAsked(request);
  if (language) answer.headers.append('Set-Cookie', choiceCookie('language', language));
  return answer;
}

/** Only pages that were answered well are kept. */
const KEPT = { status: 200, headers: new Headers({ 'Content-Type': 'text/html; charset=utf-8' }) };
