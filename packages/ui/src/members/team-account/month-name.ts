import type { Language } from '../../foundations/language/format.ts';

/** `2026-11` → `November 2026`. */
export function monthName(language: Language, month: string): string {
  const format = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
