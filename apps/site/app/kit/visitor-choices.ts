import type { Language } from '@pgm/ui/foundations/language';
import { visitLanguage } from '../i18n/visit-language.ts';

/** The visitor's choices of theme and language. */
export interface VisitorChoices {
  readonly language: Language;
  /** Undefined: the theme of the device. */
  readonly theme: 'light' | 'dark' | undefined;
}

/** How long a choice is saved, in seconds: a year. */
const MAX_AGE_SECONDS = 31_536_000;

/** The choices of a request: from its address (`?lang=hi`), else from its cookies, else none. */
export function toChoices(request: Request): VisitorChoices {
  const cookies = request.headers.get('Cookie') ?? '';
  return {
    language: visitLanguage(request, cookies),
    theme: toTheme(readCookie(cookies, 'theme')),
  };
}

/** A cookie that saves one choice for a year, in the form of both `Set-Cookie` and `document.cookie`. */
export function choiceCookie(name: keyof VisitorChoices, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${value === '' ? 0 : MAX_AGE_SECONDS}; SameSite=Lax`;
}

/** The theme in a cookie's text; any value except light and dark means the theme of the device. */
export function toTheme(value: string | undefined): VisitorChoices['theme'] {
  return value === 'light' || value === 'dark' ? value : undefined;
}

/** The value of one cookie among those of a header or a document. */
export function readCookie(cookies: string, name: keyof VisitorChoices): string | undefined {
  const start = `${name}=`;
  return cookies
    .split(/; */)
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
}
