import { BlockForm, ListedMember } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { TextArea } from '@pgm/ui/forms/text-area';
import { useLanguage } from '@pgm/ui/foundations/language';
import type { RecordEditing } from '../kit/resource.types.ts';
import { MemberFacts } from './member-facts.tsx';

/** Whether a member can log in, and so can be blocked. */
export const isUnblocked = ({ block, merged }: ListedMember) => block === null && merged === undefined;

/** How a member is blocked. */
export const blockEditing: RecordEditing<ListedMember, BlockForm, BlockForm> = {
  machine: createRecordForm<BlockForm, ListedMember, BlockForm>(BlockForm, {
    id: 'member-block',
    empty: { reason: '' },
    stored: ListedMember,
    merged: 'Another admin has blocked this member. The member is shown as it is now.',
    asksToDiscard: true,
  }),
  save: (client, { record, data }, signal) => client.members.block(record?.id ?? '', data.reason, signal),
  saveLabel: 'Block',
  labels: { reason: 'Reason' },
  Fields: ({ values, errors, change, record }) => {
    const { t } = useLanguage();
    if (!record) return null;
    if (!isUnblocked(record)) return <MemberFacts row={record} />;
    return (
      <>
        <p>
          {t(
            'The member is logged out everywhere and cannot log in again until an administrator allows it. Orders that are placed already go on.',
          )}
        </p>
        <TextArea
          label="Reason"
          hint="Only administrators can read it."
          value={values.reason}
          error={errors.reason}
          onChange={({ currentTarget }) => change('reason', currentTarget.value)}
        />
      </>
    );
  },
};
