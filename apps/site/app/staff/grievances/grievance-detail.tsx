import type { StaffGrievance } from '@pgm/api/contract';
import { GrievanceBadge, GrievanceDates, GrievanceTimeline, categoryWords } from '@pgm/ui/company/grievance';
import { dialled } from '@pgm/ui/foundations/dialled';
import { useLanguage } from '@pgm/ui/foundations/language';
import { Badge } from '@pgm/ui/primitives/badge';
import { FactLines } from '@pgm/ui/primitives/fact-lines';

/** A grievance with its sender and its history, for the staff who settle it. */
export function GrievanceDetail({ row: grievance }: { readonly row: StaffGrievance }) {
  const { t } = useLanguage();
  const { category, name, mobile, email, language, orderNumber, text, status, steps, isOverdue, assignee } =
    grievance;
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="text-lead font-semibold">{t(categoryWords[category] ?? category)}</span>
        <GrievanceBadge status={status} />
        {isOverdue && <Badge kind="debit">{t('Overdue')}</Badge>}
      </p>
      <GrievanceDates {...grievance} />
      <FactLines
        facts={[
          { label: t('What happened?'), value: text },
          { label: t('Name'), value: name },
          { label: t('Mobile'), value: dialled(mobile) },
          { label: t('Email'), value: email || undefined },
          { label: t('Order number'), value: orderNumber || undefined },
          { label: t('Language'), value: t(LANGUAGES[language]) },
          { label: t('Assigned to'), value: assignee?.name ?? t('Not assigned') },
        ]}
      />
      <GrievanceTimeline steps={steps} sender="by the sender" />
    </div>
  );
}

const LANGUAGES = { en: 'English', hi: 'Hindi' } as const;
