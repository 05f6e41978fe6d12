const YEAR_IN_INDIA = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' });

/** A complaint's number as people read it, with the year in which it came: `GR-2026-000123`. */
export function grievanceNumber(serial: number, registeredAt: Date): string {
  return `GR-${YEAR_IN_INDIA.format(registeredAt)}-${digitsOf(serial)}`;
}

/** The year in such a number, `2026`. */
export function grievanceYear(number: string): string {
  return number.slice('GR-'.length, number.lastIndexOf('-'));
}

/** The serial number in such a number. */
export function grievanceSerial(number: string): number {
  return Number(number.slice(number.lastIndexOf('-') + 1));
}

/** Whether such a number can have been given to a complaint: zeros before it make it another one. */
export function isGrievanceNumber(number: string): boolean {
  const serial = grievanceSerial(number);
  return serial <= LARGEST_SERIAL && number.endsWith(`-${digitsOf(serial)}`);
}

function digitsOf(serial: number): string {
  return String(serial).padStart(6, '0');
}

/** PostgreSQL's largest integer. */
const LARGEST_SERIAL = 2_147_483_647;
