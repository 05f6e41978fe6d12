/** What is shown of somebody in the tree. */
export interface PersonFacts {
  id: string;
  name: string;
  referralCode: string;
  /** ISO text. */
  joinedAt: string;
  /** Parts may be left out: `98••••••01`. What is not known is null. */
  contact: { phone: string | null; email: string | null; isMasked: boolean };
  /** How many are directly below; absent of those above. */
  directCount?: number | undefined;
  /** How many are below on all levels; absent of those above. */
  totalCount?: number | undefined;
}
