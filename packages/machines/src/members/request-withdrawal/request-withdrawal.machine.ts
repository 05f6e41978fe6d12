import type { MemberRequest } from '@pgm/api/contract';
import { createConfirmedAction } from '../../kit/index.ts';

/** A member takes back a request that is open. Provide `runAction` with the call. */
export const requestWithdrawalMachine = createConfirmedAction<MemberRequest>({
  id: 'request-withdrawal',
  doneMessage: 'Request withdrawn',
  canRun: ({ status }) => status === 'OPEN',
  isDoneWhenGone: true,
});
