import { PointsCorrection, type Result } from '@pgm/api/contract';
import type { StaffClient } from '@pgm/api/client/staff';
import { createRecordForm } from '@pgm/machines/kit';
import { useLanguage } from '@pgm/ui/foundations/language';
import { rowDialog } from '../kit/record-editor.tsx';
import type { RecordEditing } from '../kit/resource.types.ts';
import { CorrectionFacts } from './correction-facts.tsx';

const isOpen = ({ status }: PointsCorrection) => status === 'OPEN';
const isOpenOfOthers = (row: PointsCorrection) => isOpen(row) && !row.isOwn;
const isOpenOfOwn = (row: PointsCorrection) => isOpen(row) && row.isOwn;

/** A decision needs nothing typed. */
const NOTHING = { safeParse: () => ({ data: true }) };

type DecisionEditing = RecordEditing<PointsCorrection, boolean, Record<never, never>>;

/** A decision on a correction that waits. */
function decisionEditing(
  id: string,
  saveLabel: string,
  consequence: string,
  decide: (client: StaffClient, id: string, signal: AbortSignal) => Promise<Result<PointsCorrection>>,
): DecisionEditing {
  return {
    machine: createRecordForm<boolean, PointsCorrection, Record<never, never>>(NOTHING, {
      id: `points-correction-${id}`,
      empty: {},
      stored: PointsCorrection,
      merged: 'Another person has decided on this correction. It is shown as it is now.',
    }),
    save: (client, { record }, signal) => decide(client, record?.id ?? '', signal),
    saveLabel,
    labels: {},
    Fields: function DecisionFacts({ record }) {
      const { t } = useLanguage();
      if (!record) return null;
      return (
        <>
          {isOpen(record) && <p>{t(consequence)}</p>}
          <CorrectionFacts row={record} />
        </>
      );
    },
  };
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
export const withdrawalEditing: DecisionEditing = decisionEditing(
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
