import stylesheet from '../app/app.css?url';
import { type OutsideParts, contentSecurityPolicy } from '../app/kit/content-security-policy.ts';
import { requestedLanguage } from '../app/i18n/visit-language.ts';
import { toServicesAttribute } from '../app/kit/service-addresses.ts';
import { NONCE_PLACE, newNonce } from '../app/kit/nonce.ts';
import { choiceCookie, toChoices } from '../app/kit/visitor-choices.ts';
import { opensPage, PAGE_STYLES, PURPOSE_HEADER } from './first-styles.ts';

/** A rendered page as bytes, from which each response is made without reading them again. */
export interface Page {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  /** The page in order: bytes that every response has, and as text the gaps that each response fills itself. */
  readonly pieces: readonly (Buffer | string)[];
}

/** The start of the page, where `<html>` gets attributes. */
const HTML_TAG = '<!DOCTYPE html><html';
const linkTo = (address: string) => `<link rel="stylesheet" href="${address}"`;
/** The links to the style sheets of every page, with the text of each sheet. */
const STYLE_LINKS = new Map([...PAGE_STYLES].map(([address, text]) => [linkTo(address), text]));

/** Finds what each response fills itself; the group keeps it between the texts when a page is split. */
const GAPS = new RegExp(`(^${HTML_TAG}|${[NONCE_PLACE, ...STYLE_LINKS.keys()].join('|')})`);

/** Makes a page of the HTML that was rendered with the placeholder of the nonce, one character for each byte. */
export function toPage(html: string, { status, headers }: Pick<Response, 'status' | 'headers'>): Page {
  const pieces = html
    .split(GAPS)
    .map((piece, position) => (position % 2 === 0 ? Buffer.from(piece, 'latin1') : piece));
  return { status, headers: [...headers], pieces };
}

/** The memory of a page, in bytes. */
export function pageBytes({ pieces }: Page): number {
  return pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
}

/**
 * Makes the response with a page: sets its own nonce, the visitor's theme and the addresses of the services. The styles
 * are in a page that a browser opens itself; else a header names their file, so that it is requested before the page is read.
 */
export function pageResponse(page: Page, request: Request, outside: OutsideParts): Response {
  const nonce = newNonce();
  const hasStyles = opensPage(request);
  const headers = new Headers(page.headers.map(([name, value]) => [name, value]));
  headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, outside));
  if (!hasStyles) headers.set('Link', `<${stylesheet}>; rel=preload; as=style`);
  headers.set('Vary', `Cookie, ${PURPOSE_HEADER}`);
  const language = requestedLanguage(request);
  if (language) headers.append('Set-Cookie', choiceCookie('language', language));
  const { theme } = toChoices(request);
  const attributes = (theme ? ` data-theme="${theme}"` : '') + toServicesAttribute(outside.services ?? {});

  const fill = (gap: string): Buffer => {
    if (gap === NONCE_PLACE) return Buffer.from(nonce);
    if (gap === HTML_TAG) return Buffer.from(HTML_TAG + attributes);
    return hasStyles ? withStyles(gap, nonce) : Buffer.from(gap);
  };
  const bytes = page.pieces.map((piece) => (typeof piece === 'string' ? fill(piece) : piece));
  return new Response(Buffer.concat(bytes), { status: page.status, headers });
}

/** The styles that a link names, before it. The link stays, since React expects it; `disabled`, it loads nothing. */
function withStyles(link: string, nonce: string): Buffer {
  const text = STYLE_LINKS.get(link) ?? '';
  return Buffer.concat([`<style nonce="${nonce}">`, text, `</style>${link} disabled=""`].map(toBytes));
}

const toBytes = (piece: Buffer | string) => (typeof piece === 'string' ? Buffer.from(piece) : piece);
