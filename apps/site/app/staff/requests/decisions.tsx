import { DeclinedRequest, RaisedMemberRequest } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { TextArea } from '@pgm/ui/forms/text-area';
import { plainDecision } from '../kit/decision-editing.tsx';
import type { RecordEditing } from '../kit/resource.types.ts';
import { RequestFacts } from './request-facts.tsx';

/** Whether a request can be decided on. */
export const isOpen = ({ status }: RaisedMemberRequest) => status === 'OPEN';

const DECIDED = 'Another admin has decided on this request. It is shown as it is now.';

const CONSEQUENCES: Readonly<Record<RaisedMemberRequest['kind'], string>> = {
  PARENT_CHANGE: 'The member moves to the new sponsor, with the whole team. The member is notified.',
  PROFILE_CORRECTION: 'The correct details are written to the profile. The member is notified.',
};

/** How a request is approved. */
export const approvalEditing = plainDecision<RaisedMemberRequest>({
  id: 'request-approval',
  stored: RaisedMemberRequest,
  changed: DECIDED,
  saveLabel: 'Approve',
  toConsequence: (row) => (isOpen(row) ? CONSEQUENCES[row.kind] : undefined),
  decide: (client, { id }, signal) => client.memberRequests.approve(id, signal),
  Facts: RequestFacts,
});

/** How a request is declined. */
export const declineEditing: RecordEditing<RaisedMemberRequest, DeclinedRequest, DeclinedRequest> = {
  machine: createRecordForm<DeclinedRequest, RaisedMemberRequest, DeclinedRequest>(DeclinedRequest, {
    id: 'request-decline',
    empty: { note: '' },
    stored: RaisedMemberRequest,
    merged: DECIDED,
    asksToDiscard: true,
  }),
  save: (client, { record, data }, signal) =>
    client.memberRequests.reject(record?.id ?? '', data.note, signal),
  saveLabel: 'Decline',
  labels: { note: 'Reason' },
  Fields: ({ values, errors, change, record }) => (
    <>
      {record && <RequestFacts row={record} />}
      {record && isOpen(record) && (
        <RecordSection title="Why it is declined">
          <TextArea
            label="Reason"
            hint="The member can read it."
            value={values.note}
            error={errors.note}
            onChange={({ currentTarget }) => change('note', currentTarget.value)}
          />
        </RecordSection>
      )}
    </>
  ),
};
