import type { NodePaymentStatus, Payout } from '@pgm/api/contract';
import { useLanguage } from '@pgm/ui/foundations/language';
import { BANK_DETAILS_STATUSES } from '@pgm/ui/members/bank-details';
import { Badge } from '@pgm/ui/primitives/badge';
import { FactLines } from '@pgm/ui/primitives/fact-lines';
import { FileButtonFlow } from '../file-opening/file-opening.flow.tsx';

/** The words of the statuses of a payout, and how they look; English. */
export const STATUSES = {
  DUE: { label: 'Due', badge: 'spice' },
  PAID: { label: 'Paid', badge: 'credit' },
  FAILED: { label: 'Failed', badge: 'debit' },
} as const satisfies Record<NodePaymentStatus, unknown>;

/** The status of a payout. */
export function PayoutStatus({ status }: Pick<Payout, 'status'>) {
  const { t } = useLanguage();
  if (status === null) return t('No amount');
  return <Badge kind={STATUSES[status].badge}>{t(STATUSES[status].label)}</Badge>;
}

/** The figures of an associate in a closed month, and the payout for them. */
export function PayoutFacts({ row: payout }: { readonly row: Payout }) {
  const { t, formatDate, formatMonth, formatNumber, formatRupees } = useLanguage();
  const { gross, tds, deductions, net, paidAt } = payout;
  const toAmount = (amount: number | null) => (amount === null ? undefined : formatRupees(amount));
  return (
    <div className="grid justify-items-start gap-4">
      <PayoutStatus status={payout.status} />
      {payout.status !== null && (
        <FileButtonFlow
          size="small"
          label="Statement (PDF)"
          file={{ type: 'statement', payoutId: payout.id }}
        />
      )}
      <FactLines
        className="w-full"
        facts={[
          { label: t('Month'), value: formatMonth(payout.month) },
          { label: t('Referral code'), value: payout.referralCode },
          { label: t('Sponsor'), value: payout.sponsor ?? undefined },
          { label: t('Level'), value: formatNumber(payout.level) },
          { label: t('Own points'), value: formatNumber(payout.ownPoints) },
          { label: t('Team points'), value: formatNumber(payout.teamPoints) },
          { label: t('Purchases'), value: formatRupees(payout.purchases) },
          { label: t('Gross amount'), value: toAmount(gross) },
          { label: t('TDS'), value: toAmount(tds) },
          { label: t('Deductions'), value: toAmount(deductions) },
          { label: t('Net amount'), value: toAmount(net) },
          {
            label: t('Bank account'),
            value: t(BANK_DETAILS_STATUSES[payout.bankStatus ?? 'INCOMPLETE'].label),
          },
          { label: t('Reference'), value: payout.reference ?? undefined },
          { label: t('Paid on'), value: paidAt === null ? undefined : formatDate(paidAt) },
        ]}
      />
    </div>
  );
}
