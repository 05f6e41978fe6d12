import { EMPTY_GRIEVANCE, GRIEVANCE_FIELDS, type GrievanceValues } from './grievance-values.ts';

/** A complaint that was begun: what was typed, and the key with which just that was sent, if it was. */
export interface GrievanceDraft {
  readonly values: GrievanceValues;
  readonly key?: string | undefined;
}

/**
 * Takes up a draft where something may have been filled in already: what the draft says counts, else what was filled
 * in. With that in it, it is another complaint than the one that was sent.
 */
export function takenUp(
  filledIn: GrievanceValues,
  draft: GrievanceDraft = { values: EMPTY_GRIEVANCE },
): GrievanceDraft {
  const values = { ...draft.values };
  for (const field of GRIEVANCE_FIELDS) values[field] ||= filledIn[field];
  const isSame = GRIEVANCE_FIELDS.every((field) => values[field] === draft.values[field]);
  return { values, key: isSame ? draft.key : undefined };
}
