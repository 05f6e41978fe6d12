import { startOfIndiaDay } from './india-days.ts';

/** The first moment of a month in India. @param month such as `2026-11` */
export function startOfMonth(month: string): Date {
  return startOfIndiaDay(`${month}-01`);
}

/** The month after one. @param month such as `2026-12` */
export function nextMonth(month: string): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + 1);
  return first.toISOString().slice(0, 7);
}
