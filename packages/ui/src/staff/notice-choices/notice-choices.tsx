import { Choices, type ChoicesProps } from '../../forms/choices/choices.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { StaffPage } from '../staff-page/staff-page.tsx';
import { type NoticeKind, NOTICE_KIND_LABELS } from './notice-kinds.ts';

export { NOTICE_KIND_LABELS } from './notice-kinds.ts';

type Channel = 'bell' | 'mail';

export interface NoticeChoicesProps extends Pick<
  ChoicesProps<NoticeKind, Channel>,
  'status' | 'error' | 'isSaving' | 'alert' | 'onRetry' | 'onChange'
> {
  /** The kinds that the role may see. The bell counts a duty always. */
  rows: readonly { kind: NoticeKind; isDuty: boolean; bell: boolean; mail: boolean }[];
}

/** The page where a staff member chooses what the bell counts and what is mailed. */
export function NoticeChoices({ rows, ...facts }: NoticeChoicesProps) {
  const { t } = useLanguage();
  return (
    <StaffPage title="Notification settings">
      <p className="max-w-prose">
        {t(
          'The bell counts what is new. Emails go to your proven address, at most one a minute, with all that is new since the last.',
        )}
      </p>
      <Choices
        {...facts}
        label="Notification settings"
        rowHeader="Notification"
        columns={[
          { id: 'bell', label: 'Bell' },
          { id: 'mail', label: 'Email' },
        ]}
        rows={rows.map(({ kind, isDuty, bell, mail }) => ({
          id: kind,
          label: NOTICE_KIND_LABELS[kind],
          hint: isDuty ? DUTIES[kind] : undefined,
          choices: { bell: isDuty ? 'always' : bell, mail },
        }))}
      />
    </StaffPage>
  );
}

const DUTIES: Readonly<Partial<Record<NoticeKind, string>>> = {
  REFUND_FAILED: 'Always on: a buyer waits for their money.',
  NEW_GRIEVANCE: 'Always on: the law sets a last day for the response.',
  GRIEVANCE_REOPENED: 'Always on: the law sets a last day for the response.',
  GRIEVANCE_REPLY: 'Always on: the law sets a last day for the response.',
  GRIEVANCE_DUE: 'Always on: the law sets a last day for the response.',
  GRIEVANCE_OVERDUE: 'Always on, and every administrator gets the email: the last day has passed.',
  AGREEMENT_WITHDRAWN: 'Always on: the law sets what follows.',
};
