const YEAR_IN_INDIA = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' });

/** A complaint's number as people read it, with the year in which it came: `GR-2026-000123`. */
export function grievanceNumber(serial: number, registeredAt: Date): string {
  return `GR-${YEAR_IN_INDIA.format(registeredAt)}-${String(serial).padStart(6, '0')}`;
}

/** The serial number in such a number. */
export function grievanceSerial(number: string): number {
  return Number(number.slice(number.lastIndexOf('-') + 1));
}
