import type { Agreement } from '@pgm/api/contract';
import { createConfirmedAction } from '../../kit/index.ts';

/** An associate withdraws from the agreement in its cooling-off period. Provide `runAction` with the call. */
export const agreementWithdrawalMachine = createConfirmedAction<Agreement>({
  id: 'agreement-withdrawal',
  doneMessage: 'You have withdrawn from the agreement.',
  canRun: ({ accepted }) => accepted !== null && accepted.withdrawnAt === null && accepted.daysLeft > 0,
});
