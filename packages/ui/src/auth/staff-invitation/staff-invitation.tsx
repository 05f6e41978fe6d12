import { useLanguage } from '../../foundations/language/language.tsx';
import { AccountPage } from '../../shell/account-page/account-page.tsx';
import { FormAlert } from '../../primitives/alert-panel/form-alert.tsx';
import { Button, ButtonLink } from '../../primitives/button/button.tsx';
import { DonePanel } from '../../primitives/done-panel/done-panel.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';

export interface StaffInvitationProps {
  /** ISO text; undefined while the invitation is read. */
  expiresAt: string | undefined;
  /** Why the invitation cannot be shown, in English. */
  error: string | undefined;
  /** Why it was not accepted, in English. */
  alert: string | undefined;
  isAccepting: boolean;
  isAccepted: boolean;
  onAccept: () => void;
  onRetry: () => void;
}

/** The page of an invitation to staff, from its mailed link. */
export function StaffInvitation({ error, isAccepted, onRetry, ...offer }: StaffInvitationProps) {
  const { t } = useLanguage();
  if (isAccepted)
    return (
      <DonePanel
        title="Welcome to the staff"
        text="You find the staff area in the menu of your account too."
        action={<ButtonLink href="/dashboard">{t('Open the staff area')}</ButtonLink>}
      />
    );
  return (
    <AccountPage title="Invitation to the staff">
      {error === undefined ? <Offer {...offer} /> : <ErrorPanel text={error} onRetry={onRetry} />}
    </AccountPage>
  );
}

function Offer({
  expiresAt,
  alert,
  isAccepting,
  onAccept,
}: Pick<StaffInvitationProps, 'expiresAt' | 'alert' | 'isAccepting' | 'onAccept'>) {
  const { t, formatDate } = useLanguage();
  if (expiresAt === undefined) return <Skeleton className="h-24 w-full" />;
  return (
    <div className="grid max-w-prose justify-items-start gap-4">
      <p>
        {t('You are invited to work in the staff area. The invitation is valid until {date}.', {
          date: formatDate(expiresAt),
        })}
      </p>
      <FormAlert alert={alert} />
      <Button busy={isAccepting} onClick={onAccept}>
        {t('Accept invitation')}
      </Button>
    </div>
  );
}
