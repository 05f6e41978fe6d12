import { DeclinedReview, StaffReview } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { TextArea } from '@pgm/ui/forms/text-area';
import { useLanguage } from '@pgm/ui/foundations/language';
import type { RecordEditing } from '../kit/resource.types.ts';
import { ReviewFacts } from './review-facts.tsx';

/** Whether a review can be approved. */
export const canApprove = ({ status }: StaffReview) => status !== 'APPROVED';

/** Whether a review can be declined. */
export const canDecline = ({ status }: StaffReview) => status !== 'DECLINED';

const DECIDED = 'This review has changed. It is shown as it is now.';

/** An approval needs nothing typed. */
const NOTHING = { safeParse: () => ({ data: true }) };

/** How a review is approved. */
export const approvalEditing: RecordEditing<StaffReview, boolean, Record<never, never>> = {
  machine: createRecordForm<boolean, StaffReview, Record<never, never>>(NOTHING, {
    id: 'review-approval',
    empty: {},
    stored: StaffReview,
    merged: DECIDED,
  }),
  save: (client, { record }, signal) =>
    client.reviews.decide(record?.id ?? '', record?.version ?? 0, { status: 'APPROVED' }, signal),
  saveLabel: 'Approve',
  labels: {},
  Fields: ({ record }) => {
    const { t } = useLanguage();
    if (!record) return null;
    return (
      <>
        {canApprove(record) && <p>{t('Everyone can see it from now on. Its author is notified.')}</p>}
        <ReviewFacts row={record} />
      </>
    );
  },
};

/** How a review is declined. */
export const declineEditing: RecordEditing<StaffReview, DeclinedReview, DeclinedReview> = {
  machine: createRecordForm<DeclinedReview, StaffReview, DeclinedReview>(DeclinedReview, {
    id: 'review-decline',
    empty: { reason: '' },
    stored: StaffReview,
    merged: DECIDED,
    asksToDiscard: true,
  }),
  save: (client, { record, data: { reason } }, signal) =>
    client.reviews.decide(record?.id ?? '', record?.version ?? 0, { status: 'DECLINED', reason }, signal),
  saveLabel: 'Decline',
  labels: { reason: 'Reason' },
  Fields: ({ values, errors, change, record }) => (
    <>
      {record && <ReviewFacts row={record} />}
      <RecordSection title="Why it is not shown">
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
