import type { Language } from '../../foundations/language/format.ts';
import { useLanguage } from '../../foundations/language/language.tsx';

/** The date and the time of `at` (ISO text) in India's time zone: `20 November 2026, 3:45 pm`. */
export function DateAndTime({ at, className }: { at: string; className?: string }) {
  const { formatDate, language } = useLanguage();
  return (
    <time dateTime={at} className={className}>
      {formatDate(at)}, {timeFormat(language).format(new Date(at))}
    </time>
  );
}

/** Building a format costs far more than using it, and a list has many rows. */
const built = new Map<Language, Intl.DateTimeFormat>();

function timeFormat(language: Language): Intl.DateTimeFormat {
  const known = built.get(language);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  });
  built.set(language, format);
  return format;
}
