import type { Language } from '@pgm/ui/language';

/** The language that an address itself asks for; it is then kept, so that the next page speaks it too. */
export function languageAsked({ url }: Pick<Request, 'url'>): Language | undefined {
  const asked = new URL(url).searchParams.get('lang');
  return asked === 'en' || asked === 'hi' ? asked : undefined;
}

/** The language that the server answers a request in: of its address, else of its cookies, else English. */
export function languageOfVisit(request: Pick<Request, 'url'>, cookies: string): Language {
  return languageAsked(request) ?? (/(^|; *)language=hi(;|$)/.test(cookies) ? 'hi' : 'en');
}
