import type { Order } from '@pgm/api/contract';
import { createPagedList } from '../../kit/index.ts';

/** A member's orders, page by page. Provide `fetchPage` with the call. */
export const ordersMachine = createPagedList<Order>({ id: 'orders', toKey: ({ id }) => id });
