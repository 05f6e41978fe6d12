/** The minimum age of a member, and an age that no person reaches, in years. */
const YOUNGEST = 18;
const OLDEST = 120;

/** The birth date of an adult; undefined for any other text. `now` in ms since 1970. */
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
