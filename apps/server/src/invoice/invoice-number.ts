/** India has one time zone without summer time. */
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/** The largest serial number for which an invoice's number has the 16 characters that the law allows. */
const LAST_SERIAL = 999_999;

/** The financial year of a moment in Indian time, such as `26-27`; it begins on the first of April. */
export function financialYearOf(at: Date): string {
  const inIndia = new Date(at.getTime() + INDIA_AHEAD_MS);
  const first = inIndia.getUTCFullYear() - (inIndia.getUTCMonth() < 3 ? 1 : 0);
  return `${twoDigits(first)}-${twoDigits(first + 1)}`;
}

/** An invoice's number as people read it: `PGM/26-27/000123`. */
export function invoiceNumber(financialYear: string, serial: number): string {
  if (serial > LAST_SERIAL) throw new Error(`there are no more invoice numbers in ${financialYear}`);
  return `PGM/${financialYear}/${String(serial).padStart(6, '0')}`;
}

function twoDigits(year: number): string {
  return String(year % 100).padStart(2, '0');
}
