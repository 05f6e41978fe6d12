import type { OwnGrievance } from '@pgm/api/contract';
import { createPagedList } from '../../kit/index.ts';

/** A member's grievances, page by page. Provide `fetchPage` with the call. */
export const ownGrievancesMachine = createPagedList<OwnGrievance>({
  id: 'own-grievances',
  toKey: ({ number }) => number,
});
