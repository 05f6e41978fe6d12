import stylesheet from '../app/app.css?url';
import { type OutsideParts, contentSecurityPolicy } from '../app/kit/content-security-policy.ts';
import { requestedLanguage } from '../app/i18n/visit-language.ts';
import { NONCE_PLACE, newNonce } from '../app/kit/nonce.ts';
import { choiceCookie, toChoices } from '../app/shell/visitor-choices.ts';

/** Whether a response is a rendered page and not, for example, a redirect. */
export function isPage({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

/**
 * Makes the response with a page: sets its own nonce and the visitor's theme, and lets the browser request its
 * styles before it reads the page.
 */
export function pageResponse(
  page: string,
  request: Request,
  parts: OutsideParts,
  { status, headers }: Pick<Response, 'status' | 'headers'> = SAVED,
): Response {
  const nonce = newNonce();
  const { theme } = toChoices(request);
  const themed = theme ? page.replace('<html', `<html data-theme="${theme}"`) : page;
  // A copy: headers that are added to one response must not collect in the cached page.
  const response = new Response(themed.replaceAll(NONCE_PLACE, nonce), {
    status,
    headers: new Headers(headers),
  });
  response.headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, parts));
  response.headers.set('Link', `<${stylesheet}>; rel=preload; as=style`);
  response.headers.set('Vary', 'Cookie');
  const language = requestedLanguage(request);
  if (language) response.headers.append('Set-Cookie', choiceCookie('language', language));
  return response;
}

/** Only successful pages are cached. */
const SAVED = { status: 200, headers: new Headers({ 'Content-Type': 'text/html; charset=utf-8' }) };
