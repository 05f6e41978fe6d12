import { MONTHS } from './months.ts';

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

function buildFormats(language: Language): Formats {
  const months = MONTHS[language];
  const toMonth = (iso: string) => `${months[Number(iso.slice(5, 7)) - 1]} ${iso.slice(0, 4)}`;
  return {
    formatNumber,
    formatRupees,
    formatDate: (value) => {
      const iso = new Date(new Date(value).getTime() + INDIA_AHEAD_MS).toISOString();
      return `${Number(iso.slice(8, 10))} ${toMonth(iso)}`;
    },
    formatMonth: toMonth,
  };
}

/** India is five and a half hours ahead of UTC, all the year. */
const INDIA_AHEAD_MS = 19_800_000;

/** With up to three decimals. */
const formatNumber = (value: number) =>
  toSign(value) + withCommas(String(Number(Math.abs(value).toFixed(3))));

const formatRupees = (value: number) => `${toSign(value)}₹${withCommas(Math.abs(value).toFixed(2))}`;

/** As `Intl`: a minus before the zero of '-0.75' too. */
const toSign = (value: number) => (value < 0 || Object.is(value, -0) ? '-' : '');

/**
 * A comma before the last three digits of the whole number, and before every two in front of them: the same in both languages.
 * The first formatter of `Intl` takes 100 ms on a slow phone, before the page can react, and nearly every page has a number.
 */
function withCommas(decimal: string): string {
  const [whole = '', ...fraction] = decimal.split('.');
  const groups = [whole.slice(-3)];
  for (let end = whole.length - 3; end > 0; end -= 2) groups.unshift(whole.slice(Math.max(0, end - 2), end));
  return [groups.join(','), ...fraction].join('.');
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
