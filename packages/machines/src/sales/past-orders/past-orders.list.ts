import type { PastOrder } from '@pgm/api/contract';
import { createPagedList } from '../../kit/index.ts';

/** A member's orders from before the shop, page by page. Provide `fetchPage` with the call. */
export const pastOrdersMachine = createPagedList<PastOrder>({ id: 'past-orders', toKey: ({ id }) => id });
