/** India has one time zone without summer time. */
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

const DAY_MS = 86_400_000;

/** The date that clocks in India show at a moment, as one in UTC. */
export function inIndia(at: Date): Date {
  return new Date(at.getTime() + INDIA_AHEAD_MS);
}

/** The day in India at a moment, such as '2026-12-05'. */
export function toIndiaDay(at: Date): string {
  return inIndia(at).toISOString().slice(0, 10);
}

/** Days in India from one to another, both included, such as '2026-12-05'. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** The last days in India up to a moment. @param count with the day of the moment */
export function lastIndiaDays(now: number, count: number): Span {
  return { from: toIndiaDay(new Date(now - (count - 1) * DAY_MS)), to: toIndiaDay(new Date(now)) };
}

/** The first moment of a day in India. @param day such as '2026-12-05' */
export function startOfIndiaDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - INDIA_AHEAD_MS);
}

/** The first moment after a day in India. @param day such as '2026-12-05' */
export function afterIndiaDay(day: string): Date {
  return new Date(startOfIndiaDay(day).getTime() + DAY_MS);
}

/** The last millisecond of a day in India. @param day such as '2026-12-05' */
export function endOfIndiaDay(day: string): Date {
  return new Date(afterIndiaDay(day).getTime() - 1);
}
