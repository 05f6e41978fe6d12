/** The facts about a person in the tree. */
export interface PersonFacts {
  id: string;
  name: string;
  referralCode: string;
  /** ISO text. */
  joinedAt: string;
  /** May be masked: `98••••••01`. Unknown values are null. */
  contact: { phone: string | null; email: string | null; isMasked: boolean };
  /** The number of associates directly below; undefined for people above. */
  directCount?: number | undefined;
  /** The number of associates below on all levels; undefined for people above. */
  totalCount?: number | undefined;
}
