import type { Say } from '../say.ts';

// For counsel: what sign-up says of the cost of joining and of these days, and whether that is enough.
/** For so many days after joining, an associate can end the agreement as if it had never been. */
export const COOLING_OFF_DAYS = 30;

export { COMPLAINT } from '@pgm/api/contract';

// For the company: put the day of the release here whenever the wording of a policy changes.
/** When the wording of the policies was last changed. */
export const lastChanged = (say: Say): string =>
  say('Last changed: 21 November 2026', 'पिछला बदलाव: 21 नवंबर 2026');
