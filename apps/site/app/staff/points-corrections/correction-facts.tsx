import type { PointsCorrection, PointsCorrectionKind, PointsCorrectionStatus } from '@pgm/api/contract';
import { useLanguage } from '@pgm/ui/foundations/language';
import { SignedPoints } from '@pgm/ui/members/points-overview';
import { Badge } from '@pgm/ui/primitives/badge';
import { FactLines } from '@pgm/ui/primitives/fact-lines';

/** Why points are corrected; English. */
export const KIND_LABELS: Readonly<Record<PointsCorrectionKind, string>> = {
  MISSING_POINTS: 'Points were missing',
  COUNTED_TWICE: 'Points were counted twice',
  MISCOUNTED: 'The number of points was wrong',
  GOODWILL: 'Goodwill',
  OTHER: 'Another reason',
};

/** The words of the statuses of a correction, and how they look; English. */
export const STATUSES = {
  OPEN: { label: 'To approve', badge: 'spice' },
  WRITTEN: { label: 'In the ledger', badge: 'credit' },
  DECLINED: { label: 'Declined', badge: 'debit' },
  WITHDRAWN: { label: 'Withdrawn', badge: 'plain' },
} as const satisfies Record<PointsCorrectionStatus, unknown>;

/** The status of a correction. */
export function CorrectionStatus({ status }: Pick<PointsCorrection, 'status'>) {
  const { t } = useLanguage();
  return <Badge kind={STATUSES[status].badge}>{t(STATUSES[status].label)}</Badge>;
}

/** The points of a correction with their sign. */
export function CorrectedPoints({ points }: Pick<PointsCorrection, 'points'>) {
  return <SignedPoints group="confirmed" type={points > 0 ? 'CREDIT' : 'DEBIT'} points={Math.abs(points)} />;
}

/** What is corrected and why, and what became of it. */
export function CorrectionFacts({ row }: { readonly row: PointsCorrection }) {
  const { t, formatDate } = useLanguage();
  const { member, points, kind, note, status, askedAt, askedBy, decidedAt, decidedBy } = row;
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <CorrectedPoints points={points} />
        <CorrectionStatus status={status} />
      </p>
      <FactLines
        facts={[
          { label: t('Member'), value: [member.name, member.referralCode].filter(Boolean).join(' · ') },
          { label: t('Reason'), value: t(KIND_LABELS[kind]) },
          { label: t('What happened'), value: note ?? undefined },
          { label: t('Asked by'), value: askedBy },
          { label: t('Asked on'), value: formatDate(askedAt) },
          { label: t('Decided by'), value: decidedBy ?? undefined },
          { label: t('Decided on'), value: decidedAt === null ? undefined : formatDate(decidedAt) },
        ]}
      />
    </div>
  );
}
