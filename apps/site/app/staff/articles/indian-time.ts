/** India is ahead of UTC by so many ms, all year. */
const AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** Nine o'clock of a day that is still to be chosen. */
export const DAY_START = 'T09:00';

/** The times of a day that can be chosen, such as '15:30'. */
export const HALF_HOURS: readonly string[] = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

/** A moment as the clocks of India show it, such as '2026-12-01T09:00'. @param iso ISO text in UTC */
export function toIndianTime(iso: string): string {
  return new Date(Date.parse(iso) + AHEAD_MS).toISOString().slice(0, 16);
}

/** The moment of a time in India, as ISO text in UTC; empty for one without a day. */
export function toMoment(indianTime: string): string {
  const moment = Date.parse(`${indianTime}:00+05:30`);
  return Number.isNaN(moment) ? '' : new Date(moment).toISOString();
}
