const YEAR_IN_INDIA = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' });

/** The grievance number that people read, with the year of registration: `GR-2026-000123`. */
export function grievanceNumber(serial: number, registeredAt: Date): string {
  return `GR-${YEAR_IN_INDIA.format(registeredAt)}-${toDigits(serial)}`;
}

/** The year in a grievance number, `2026`. */
export function grievanceYear(number: string): string {
  return number.slice('GR-'.length, number.lastIndexOf('-'));
}

/** The serial number in a grievance number. */
export function grievanceSerial(number: string): number {
  return Number(number.slice(number.lastIndexOf('-') + 1));
}

/** Whether a text can be the number of a registered grievance; additional leading zeros make it invalid. */
export function isGrievanceNumber(number: string): boolean {
  const serial = grievanceSerial(number);
  return serial <= MAX_SERIAL && number.endsWith(`-${toDigits(serial)}`);
}

function toDigits(serial: number): string {
  return String(serial).padStart(6, '0');
}

/** The largest integer of PostgreSQL. */
const MAX_SERIAL = 2_147_483_647;
