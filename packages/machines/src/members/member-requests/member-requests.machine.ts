import type { MemberRequest } from '@pgm/api/contract';
import { createPagedList } from '../../kit/index.ts';

/** A member's requests, page by page. Provide `fetchPage` with the call. */
export const memberRequestsMachine = createPagedList<MemberRequest>({
  id: 'requests',
  toKey: ({ id }) => id,
});
