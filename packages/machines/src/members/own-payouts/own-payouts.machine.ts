import type { OwnPayout } from '@pgm/api/contract';
import { createPagedList } from '../../kit/index.ts';

/** The payouts of a member with their figures, page by page below each other. Provide `fetchPage` with the call. */
export const ownPayoutsMachine = createPagedList<OwnPayout>({
  id: 'own-payouts',
  toKey: ({ id }) => id,
  isGrowing: true,
});
