import type { MemberBankDetails } from '@pgm/api/contract';
import { useLanguage } from '@pgm/ui/foundations/language';
import { BANK_DETAILS_STATUSES } from '@pgm/ui/members/bank-details';
import { AlertPanel } from '@pgm/ui/primitives/alert-panel';
import { Badge } from '@pgm/ui/primitives/badge';
import { FactLines } from '@pgm/ui/primitives/fact-lines';

/** Whether staff have verified bank details. */
export function DetailsStatus({ status }: Pick<MemberBankDetails, 'status'>) {
  const { t } = useLanguage();
  const { label, badge } = BANK_DETAILS_STATUSES[status];
  return <Badge kind={badge}>{t(label)}</Badge>;
}

/** The bank details of a member, masked. */
export function DetailsFacts({ row: details }: { readonly row: MemberBankDetails }) {
  const { t, formatDate } = useLanguage();
  return (
    <div className="grid justify-items-start gap-4">
      <DetailsStatus status={details.status} />
      {details.isPanShared && (
        <AlertPanel>{t('Another member has the same PAN. Check who it belongs to.')}</AlertPanel>
      )}
      <FactLines
        className="figures w-full"
        facts={[
          { label: t('Username'), value: details.username },
          { label: t('Referral code'), value: details.referralCode },
          { label: t('Account holder'), value: details.holder ?? undefined },
          { label: t('Account number'), value: details.accountNumber ?? undefined },
          { label: t('IFSC'), value: details.ifsc ?? undefined },
          { label: t('PAN'), value: details.pan },
          { label: t('Last changed'), value: formatDate(details.changedAt) },
          { label: t('Reason'), value: details.reason ?? undefined },
        ]}
      />
    </div>
  );
}
