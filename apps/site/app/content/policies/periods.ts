import type { Translate } from '../translate.ts';

export { GRIEVANCE } from '@pgm/api/contract';

// For the company: put the day of the release here whenever the wording of a policy changes.
/** The day on which the wording of the policies last changed. */
export const lastChanged = (translate: Translate): string =>
  translate('Last changed: 21 November 2026', 'पिछला बदलाव: 21 नवंबर 2026');
