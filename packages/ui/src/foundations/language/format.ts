/** The languages of the site. */
export type Language = 'en' | 'hi';

/** Functions that format a number or a date in one language. */
export interface Formats {
  /** 1234567 → `12,34,567` */
  formatNumber: (value: number) => string;
  /** Rupees with two decimals: 1250 → `₹1,250.00` */
  formatRupees: (rupees: number) => string;
  /** ISO text, a time stamp in ms or a Date → `3 July 2023`, always in India's time zone. */
  formatDate: (date: string | number | Date) => string;
  /** `2026-11` → `November 2026` */
  formatMonth: (month: string) => string;
}

/**
 * Builds each formatter when it is first needed: that costs far more than using it, on a slow phone some 30 ms each, and few
 * pages need all of them.
 */
function buildFormats(language: Language): Formats {
  const locale = `${language}-IN-u-nu-latn`;
  const number = once(() => new Intl.NumberFormat(locale));
  const rupees = once(() => new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR' }));
  const date = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Kolkata' }));
  const month = once(
    () => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  );
  return {
    formatNumber: (value) => number().format(value),
    formatRupees: (value) => rupees().format(value),
    formatDate: (value) => date().format(new Date(value)),
    formatMonth: (value) => month().format(new Date(`${value}-01T00:00:00Z`)),
  };
}

/** A function that makes a value the first time, and returns the same one each time. */
function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

const built = new Map<Language, Formats>();

/** The formats of a language, built once and cached. */
export function toFormats(language: Language): Formats {
  const known = built.get(language);
  if (known !== undefined) return known;
  const formats = buildFormats(language);
  built.set(language, formats);
  return formats;
}
