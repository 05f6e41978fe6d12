import type { FigurePeriod } from '@pgm/api/contract';
import { type Span, lastIndiaDays, toIndiaDay } from '../../platform/india-days.ts';

/** A period and the one before it, which has as many days as far as the calendar allows. */
export interface ComparedSpans {
  readonly current: Span;
  readonly before: Span;
}

const DAY_MS = 86_400_000;

/** April, counted from 0: the financial year begins with it. */
const FIRST_MONTH = 3;

/** The days of a period that ends today in India. A month and a year are compared with as much of the one before. */
export function toSpans(period: FigurePeriod, now: number): ComparedSpans {
  const today = Date.parse(toIndiaDay(new Date(now)));
  switch (period) {
    case 'today':
      return lastDays(now, 1);
    case '7days':
      return lastDays(now, 7);
    case '30days':
      return lastDays(now, 30);
    case 'month':
      return since(firstOfMonth(today), today, 1);
    case 'year':
      return since(firstOfYear(today), today, 12);
  }
}

/** All days of a span, the earliest first. */
export function toDays({ from, to }: Span): string[] {
  const first = Date.parse(from);
  const count = Math.round((Date.parse(to) - first) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, after) => toDate(first + after * DAY_MS));
}

function lastDays(now: number, days: number): ComparedSpans {
  return { current: lastIndiaDays(now, days), before: lastIndiaDays(now - days * DAY_MS, days) };
}

function since(from: number, today: number, months: number): ComparedSpans {
  return {
    current: { from: toDate(from), to: toDate(today) },
    before: { from: toDate(monthsBefore(from, months)), to: toDate(monthsBefore(today, months)) },
  };
}

/** The same day so many months earlier; the last day of a month that is shorter. */
function monthsBefore(day: number, months: number): number {
  const date = new Date(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay));
}

function firstOfMonth(day: number): number {
  const date = new Date(day);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

function firstOfYear(day: number): number {
  const date = new Date(day);
  return Date.UTC(date.getUTCFullYear() - (date.getUTCMonth() < FIRST_MONTH ? 1 : 0), FIRST_MONTH, 1);
}

function toDate(day: number): string {
  return new Date(day).toISOString().slice(0, 10);
}
