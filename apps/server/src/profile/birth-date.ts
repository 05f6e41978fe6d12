/** The age at which somebody can be a member, and one that nobody has, in years. */
const YOUNGEST = 18;
const OLDEST = 120;

/** An adult's birth date; undefined for anything else that was sent as one. `now` in ms since 1970. */
export function adultBirthDate(text: string | undefined, now: number): Date | undefined {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}(T|$)/.test(text)) return undefined;
  const born = new Date(text);
  return born > yearsBefore(now, OLDEST) && born <= yearsBefore(now, YOUNGEST) ? born : undefined;
}

function yearsBefore(now: number, years: number): Date {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return date;
}
