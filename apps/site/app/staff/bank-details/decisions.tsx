import { MemberBankDetails, RejectedBankDetails } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { TextArea } from '@pgm/ui/forms/text-area';
import { useLanguage } from '@pgm/ui/foundations/language';
import type { RecordEditing } from '../kit/resource.types.ts';
import { DetailsFacts } from './bank-details-facts.tsx';

/** Whether bank details can be verified. */
export const canVerify = ({ status }: MemberBankDetails) => status === 'UNVERIFIED' || status === 'REJECTED';

/** Whether bank details can be rejected. */
export const canReject = ({ status }: MemberBankDetails) => status === 'UNVERIFIED' || status === 'VERIFIED';

const DECIDED = 'These bank details have changed. They are shown as they are now.';

/** A verification needs nothing typed. */
const NOTHING = { safeParse: () => ({ data: true }) };

/** How bank details are verified. */
export const verificationEditing: RecordEditing<MemberBankDetails, boolean, Record<never, never>> = {
  machine: createRecordForm<boolean, MemberBankDetails, Record<never, never>>(NOTHING, {
    id: 'bank-details-verification',
    empty: {},
    stored: MemberBankDetails,
    merged: DECIDED,
  }),
  save: (client, { record }, signal) =>
    client.bankDetails.decide(record?.id ?? '', record?.version ?? 0, { status: 'VERIFIED' }, signal),
  saveLabel: 'Verify',
  labels: {},
  Fields: ({ record }) => {
    const { t } = useLanguage();
    if (!record) return null;
    return (
      <>
        {canVerify(record) && <p>{t('Payouts go to this account from now on. The member is notified.')}</p>}
        <DetailsFacts row={record} />
      </>
    );
  },
};

/** How bank details are rejected. */
export const rejectionEditing: RecordEditing<MemberBankDetails, RejectedBankDetails, RejectedBankDetails> = {
  machine: createRecordForm<RejectedBankDetails, MemberBankDetails, RejectedBankDetails>(
    RejectedBankDetails,
    {
      id: 'bank-details-rejection',
      empty: { reason: '' },
      stored: MemberBankDetails,
      merged: DECIDED,
      asksToDiscard: true,
    },
  ),
  save: (client, { record, data: { reason } }, signal) =>
    client.bankDetails.decide(record?.id ?? '', record?.version ?? 0, { status: 'REJECTED', reason }, signal),
  saveLabel: 'Reject',
  labels: { reason: 'Reason' },
  Fields: ({ values, errors, change, record }) => (
    <>
      {record && <DetailsFacts row={record} />}
      <RecordSection title="Why they are rejected">
        <TextArea
          label="Reason"
          hint="The member can read it."
          value={values.reason}
          error={errors.reason}
          onChange={({ currentTarget }) => change('reason', currentTarget.value)}
        />
      </RecordSection>
    </>
  ),
};
