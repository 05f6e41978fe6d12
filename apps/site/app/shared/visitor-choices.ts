import type { Language } from '@pgm/ui/language';
import { languageOfVisit } from './language-of-visit.ts';

/** What a visitor chose of how the site looks and speaks. */
export interface VisitorChoices {
  readonly language: Language;
  /** Undefined: as the device has it. */
  readonly theme: 'light' | 'dark' | undefined;
}

/** How long a choice is kept, in seconds: a year. */
const KEPT_FOR = 31_536_000;

/** The choices that a request tells: of this very address (`?lang=hi`), else those kept in cookies, else none. */
export function choicesOf(request: Request): VisitorChoices {
  const cookies = request.headers.get('Cookie') ?? '';
  return {
    language: languageOfVisit(request, cookies),
    theme: themeOf(cookieOf(cookies, 'theme')),
  };
}

/** A cookie, as both `Set-Cookie` and `document.cookie` take it, that keeps one choice for a year. */
export function choiceCookie(name: keyof VisitorChoices, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${value === '' ? 0 : KEPT_FOR}; SameSite=Lax`;
}

/** The theme of a cookie's text; anything but light and dark is as the device has it. */
export function themeOf(value: string | undefined): VisitorChoices['theme'] {
  return value === 'light' || value === 'dark' ? value : undefined;
}

/** The value of one cookie among those of a header or a document. */
export function cookieOf(cookies: string, name: keyof VisitorChoices): string | undefined {
  const start = `${name}=`;
  return cookies
    .split(/; */)
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
}
