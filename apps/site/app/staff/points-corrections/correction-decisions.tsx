import { PointsCorrection, type Result } from '@pgm/api/contract';
import type { StaffClient } from '@pgm/api/client/staff';
import { plainDecision } from '../kit/decision-editing.tsx';
import { rowDialog } from '../kit/record-editor.tsx';
import { CorrectionFacts } from './correction-facts.tsx';

const isOpen = ({ status }: PointsCorrection) => status === 'OPEN';
const isOpenOfOthers = (row: PointsCorrection) => isOpen(row) && !row.isOwn;
const isOpenOfOwn = (row: PointsCorrection) => isOpen(row) && row.isOwn;

/** A decision on a correction that waits. */
function decisionEditing(
  id: string,
  saveLabel: string,
  consequence: string,
  decide: (client: StaffClient, id: string, signal: AbortSignal) => Promise<Result<PointsCorrection>>,
) {
  return plainDecision<PointsCorrection>({
    id: `points-correction-${id}`,
    stored: PointsCorrection,
    changed: 'Another person has decided on this correction. It is shown as it is now.',
    saveLabel,
    toConsequence: (row) => (isOpen(row) ? consequence : undefined),
    decide: (client, row, signal) => decide(client, row.id, signal),
    Facts: CorrectionFacts,
  });
}

/** How another person approves a correction. */
export const approvalEditing = decisionEditing(
  'approval',
  'Approve',
  'The correction is written to the ledger today. The member is notified.',
  (client, id, signal) => client.pointsCorrections.approve(id, signal),
);

/** How another person declines a correction. */
export const declineEditing = decisionEditing(
  'decline',
  'Decline',
  'The points of the member stay as they are.',
  (client, id, signal) => client.pointsCorrections.close(id, signal),
);

/** How the person who asked withdraws a correction. */
export const withdrawalEditing = decisionEditing(
  'withdrawal',
  'Withdraw',
  'The points of the member stay as they are.',
  (client, id, signal) => client.pointsCorrections.close(id, signal),
);

/** The dialogs of the decisions on a correction. */
export const decisionDialogs = [
  rowDialog('approve', 'Approve', approvalEditing, isOpenOfOthers),
  rowDialog('decline', 'Decline', declineEditing, isOpenOfOthers),
  rowDialog('withdraw', 'Withdraw', withdrawalEditing, isOpenOfOwn),
];
