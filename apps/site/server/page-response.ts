import stylesheet from '../app/app.css?url';
import { type OutsideParts, contentSecurityPolicy } from '../app/kit/content-security-policy.ts';
import { requestedLanguage } from '../app/i18n/visit-language.ts';
import { toServicesAttribute } from '../app/kit/service-addresses.ts';
import { NONCE_PLACE, newNonce } from '../app/kit/nonce.ts';
import { choiceCookie, toChoices } from '../app/shell/visitor-choices.ts';

/** A rendered page as bytes, from which each response is made without reading them again. */
export interface Page {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  /** The text, cut where each response inserts its own nonce. */
  readonly parts: readonly Buffer[];
  /** The position in the first part where attributes of `<html>` can be inserted. */
  readonly attributeAt: number;
}

const HTML_TAG = '<html';

/** Makes a page of the HTML that was rendered with the placeholder of the nonce, one character for each byte. */
export function toPage(html: string, { status, headers }: Pick<Response, 'status' | 'headers'>): Page {
  const parts = html.split(NONCE_PLACE).map((part) => Buffer.from(part, 'latin1'));
  const attributeAt = html.indexOf(HTML_TAG) + HTML_TAG.length;
  return { status, headers: [...headers], parts, attributeAt };
}

/** The memory of a page, in bytes. */
export function pageBytes({ parts }: Page): number {
  return parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
}

/**
 * Makes the response with a page: sets its own nonce, the visitor's theme and the addresses of the services, and lets the
 * browser request its styles before it reads the page.
 */
export function pageResponse(page: Page, request: Request, outside: OutsideParts): Response {
  const nonce = newNonce();
  const headers = new Headers(page.headers.map(([name, value]) => [name, value]));
  headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, outside));
  headers.set('Link', `<${stylesheet}>; rel=preload; as=style`);
  headers.set('Vary', 'Cookie');
  const language = requestedLanguage(request);
  if (language) headers.append('Set-Cookie', choiceCookie('language', language));
  const { theme } = toChoices(request);
  const attributes = (theme ? ` data-theme="${theme}"` : '') + toServicesAttribute(outside.services ?? {});
  return new Response(pageBody(page, nonce, attributes), { status: page.status, headers });
}

function pageBody({ parts, attributeAt }: Page, nonce: string, attributes: string) {
  const [first = Buffer.alloc(0), ...others] = parts;
  const ownNonce = Buffer.from(nonce);
  return Buffer.concat([
    first.subarray(0, attributeAt),
    Buffer.from(attributes),
    first.subarray(attributeAt),
    ...others.flatMap((part) => [ownNonce, part]),
  ]);
}
