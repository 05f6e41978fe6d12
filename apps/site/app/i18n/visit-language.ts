import type { Language } from '@pgm/ui/foundations/language';

/** The language that an address itself requests; it is then saved, so that the next page uses it too. */
export function requestedLanguage({ url }: Pick<Request, 'url'>): Language | undefined {
  const requested = new URL(url).searchParams.get('lang');
  return requested === 'en' || requested === 'hi' ? requested : undefined;
}

/** The language of the server's response: from the address, else from the cookies, else English. */
export function visitLanguage(request: Pick<Request, 'url'>, cookies: string): Language {
  return requestedLanguage(request) ?? (/(^|; *)language=hi(;|$)/.test(cookies) ? 'hi' : 'en');
}
