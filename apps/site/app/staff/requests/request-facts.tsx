import { CORRECTABLE_FACTS, type RaisedMemberRequest } from '@pgm/api/contract';
import { type I18n, useLanguage } from '@pgm/ui/foundations/language';
import {
  MemberRequestHistory,
  MemberRequestStatus,
  formatProfileValue,
  profileFieldWords,
} from '@pgm/ui/members/member-requests';
import { FactLines } from '@pgm/ui/primitives/fact-lines';

/** What each kind of request is about; English. */
export const KIND_LABELS: Readonly<Record<RaisedMemberRequest['kind'], string>> = {
  PARENT_CHANGE: 'Another sponsor',
  PROFILE_CORRECTION: 'Profile correction',
};

/** What a member asks for, and what became of it. */
export function RequestFacts({ row: request }: { readonly row: RaisedMemberRequest }) {
  const i18n = useLanguage();
  const { t } = i18n;
  const { kind, status, storedValue, history } = request;
  const asked =
    kind === 'PARENT_CHANGE'
      ? [
          {
            label: t('Requested sponsor'),
            value: [request.sponsorName ?? t('No longer a member'), request.referralCode].join(' · '),
          },
          { label: t('Reason'), value: request.reason },
        ]
      : [
          { label: t('What to correct'), value: t(profileFieldWords[request.field] ?? request.field) },
          {
            label: t('In the profile now'),
            value: toStored(i18n, request.field, storedValue),
          },
          { label: t('Correct details'), value: formatProfileValue(i18n, request.field, request.text) },
        ];
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="text-lead font-semibold">{t(KIND_LABELS[kind])}</span>
        <MemberRequestStatus status={status} />
      </p>
      <FactLines facts={asked} />
      <MemberRequestHistory history={history} />
    </div>
  );
}

/** What the profile has now; undefined where the request names no fact of it. */
function toStored(i18n: I18n, field: string, value: string | null): string | undefined {
  if (value) return formatProfileValue(i18n, field, value);
  return CORRECTABLE_FACTS.some((fact) => fact === field) ? '–' : undefined;
}
