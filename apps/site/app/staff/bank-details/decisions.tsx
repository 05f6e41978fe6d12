import { MemberBankDetails, RejectedBankDetails } from '@pgm/api/contract';
import { plainDecision, reasonedDecision } from '../kit/decision-editing.tsx';
import { DetailsFacts } from './bank-details-facts.tsx';

/** Whether bank details can be verified. */
export const canVerify = ({ status }: MemberBankDetails) => status === 'UNVERIFIED' || status === 'REJECTED';

/** Whether bank details can be rejected. */
export const canReject = ({ status }: MemberBankDetails) => status === 'UNVERIFIED' || status === 'VERIFIED';

const bankDetails = {
  stored: MemberBankDetails,
  changed: 'These bank details have changed. They are shown as they are now.',
  Facts: DetailsFacts,
};

/** How bank details are verified. */
export const verificationEditing = plainDecision<MemberBankDetails>({
  ...bankDetails,
  id: 'bank-details-verification',
  saveLabel: 'Verify',
  toConsequence: (row) =>
    canVerify(row) ? 'Payouts go to this account from now on. The member is notified.' : undefined,
  decide: (client, { id, version }, signal) =>
    client.bankDetails.decide(id, version, { status: 'VERIFIED' }, signal),
});

/** How bank details are rejected. */
export const rejectionEditing = reasonedDecision<MemberBankDetails>({
  ...bankDetails,
  id: 'bank-details-rejection',
  schema: RejectedBankDetails,
  saveLabel: 'Reject',
  title: 'Why they are rejected',
  decide: (client, { id, version }, reason, signal) =>
    client.bankDetails.decide(id, version, { status: 'REJECTED', reason }, signal),
});
