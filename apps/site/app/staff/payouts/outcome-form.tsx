import { PAYOUT_STEPS, Payout, PayoutOutcome } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { DateField } from '@pgm/ui/forms/date-field';
import { toField } from '@pgm/ui/forms/form';
import { SelectField } from '@pgm/ui/forms/select-field';
import { TextField } from '@pgm/ui/forms/text-field';
import { useLanguage } from '@pgm/ui/foundations/language';
import { FactLines } from '@pgm/ui/primitives/fact-lines';
import { toIndiaDay } from '../kit/india-time.ts';
import type { RecordEditing } from '../kit/resource.types.ts';
import { STATUSES } from './payout-facts.tsx';

/** Whether a payout has an amount, and so a transfer. */
export const hasAmount = ({ status }: Payout) => status !== null;

type OutcomeValues = Readonly<Record<'status' | 'reference' | 'paidOn', string>>;

/** How staff record what became of a transfer. */
export const outcomeEditing: RecordEditing<Payout, PayoutOutcome, OutcomeValues> = {
  machine: createRecordForm<PayoutOutcome, Payout, OutcomeValues>(PayoutOutcome, {
    id: 'payout-outcome',
    empty: { status: '', reference: '', paidOn: '' },
    // Only a paid transfer keeps its status, with another reference or day.
    toValues: ({ status, reference, paidAt }) => ({
      status: status === 'PAID' ? status : '',
      reference: reference ?? '',
      paidOn: paidAt === null ? '' : toIndiaDay(paidAt),
    }),
    stored: Payout,
    merged: 'Another person has recorded this transfer. Check it, then save again.',
    asksToDiscard: true,
  }),
  save: (client, { record, data }, signal) =>
    client.payouts.setOutcome(record?.id ?? '', record?.status ?? 'DUE', data, signal),
  labels: { status: 'Status', reference: 'Reference', paidOn: 'Paid on' },
  Fields: ({ values, errors, change, record }) => {
    const { t, formatRupees } = useLanguage();
    const field = toField({ values, errors, onChange: change });
    if (!record?.status) return null;
    const { status, net } = record;
    return (
      <>
        <FactLines
          facts={[
            { label: t('Net amount'), value: net === null ? undefined : formatRupees(net) },
            { label: t('Status'), value: t(STATUSES[status].label) },
          ]}
        />
        <RecordSection title="Transfer">
          <SelectField
            {...field('status')}
            label="Status"
            placeholder="Select an option"
            options={PAYOUT_STEPS[status].map((value) => ({ value, label: STATUSES[value].label }))}
          />
          {values.status !== 'DUE' && (
            <TextField
              {...field('reference')}
              label="Reference"
              hint="For example, the bank's UTR number"
              optional={values.status === 'FAILED'}
            />
          )}
          {values.status === 'PAID' && (
            <DateField {...field('paidOn')} label="Paid on" onChange={(day) => change('paidOn', day)} />
          )}
        </RecordSection>
      </>
    );
  },
};
