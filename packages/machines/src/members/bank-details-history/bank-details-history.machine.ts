import type { BankDetailsEvent } from '@pgm/api/contract';
import { createPagedList } from '../../kit/index.ts';

/** The history of the bank details of a member, page by page below each other. Provide `fetchPage` with the call. */
export const bankDetailsHistoryMachine = createPagedList<BankDetailsEvent>({
  id: 'bank-details-history',
  toKey: ({ id }) => id,
  isGrowing: true,
});
