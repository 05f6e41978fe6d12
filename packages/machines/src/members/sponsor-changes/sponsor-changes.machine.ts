import type { SponsorChange } from '@pgm/api/contract';
import { createPagedList } from '../../kit/index.ts';

/** The changes of a member's sponsor, page by page below each other. Provide `fetchPage` with the call. */
export const sponsorChangesMachine = createPagedList<SponsorChange>({
  id: 'sponsor-changes',
  toKey: ({ id }) => id,
  isGrowing: true,
});
