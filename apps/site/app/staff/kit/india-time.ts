/** India is ahead of UTC by so many ms, without summer time. */
const AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** A moment as the clocks of India show it, such as '2026-12-01T09:00'. @param iso ISO text in UTC */
export function toIndiaTime(iso: string): string {
  return new Date(Date.parse(iso) + AHEAD_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
}

/** The day in India of a moment. @param iso ISO text in UTC */
export function toIndiaDay(iso: string): string {
  return toIndiaTime(iso).slice(0, 'YYYY-MM-DD'.length);
}

/** The moment of a time in India, as ISO text in UTC; empty for one without a day. */
export function toMoment(indiaTime: string): string {
  const moment = Date.parse(`${indiaTime}:00+05:30`);
  return Number.isNaN(moment) ? '' : new Date(moment).toISOString();
}
