import { AccountPage } from '../../shell/account-page/account-page.tsx';
import { AccountPart } from '../../shell/account-page/account-part.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { SessionList, type ShownSession } from './session-list.tsx';

export interface AccountSecurityProps {
  status: 'loading' | 'ready' | 'failed';
  /** Why the page could not be loaded, in English. */
  error?: string | undefined;
  /** Accounts without a password log in by mobile or Google. */
  hasPassword: boolean;
  sessions: readonly ShownSession[];
  /** Whether there are sessions on other devices. */
  hasOthers: boolean;
  /** The page where the member requests a link for a first password. */
  forgotHref: string;
  onChangePassword: () => void;
  onEnd: (session: ShownSession) => void;
  onEndOthers: () => void;
  onRetry: () => void;
}

/** The page where a member protects the account: password, and devices. */
export function AccountSecurity({ status, error, hasPassword, sessions, ...rest }: AccountSecurityProps) {
  const { t } = useLanguage();
  return (
    <AccountPage title="Security">
      {status === 'loading' && (
        <div role="status" className="grid max-w-prose gap-4 rounded-card border bg-surface p-5">
          <span className="sr-only">{t('Loading your devices…')}</span>
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </div>
      )}
      {status === 'failed' && (
        <ErrorPanel title="Your devices could not be loaded" text={error} onRetry={rest.onRetry} />
      )}
      {status === 'ready' && (
        <>
          <AccountPart title="Password">
            {hasPassword ? (
              <>
                <p>{t('Changing your password logs you out on all other devices.')}</p>
                <Button variant="secondary" className="justify-self-start" onClick={rest.onChangePassword}>
                  {t('Change password')}
                </Button>
              </>
            ) : (
              <p>
                {t('Your account has no password. Verify your email, then set a password with a link.')}{' '}
                <TextLink href={rest.forgotHref}>{t('Send link')}</TextLink>
              </p>
            )}
          </AccountPart>
          <AccountPart title="Your devices">
            <p>
              {t(
                'You are logged in on these devices. If you do not recognise one, log out of it and change your password.',
              )}
            </p>
            <SessionList sessions={sessions} onEnd={rest.onEnd} />
            {rest.hasOthers && (
              <Button variant="danger" className="justify-self-start" onClick={rest.onEndOthers}>
                {t('Log out on all other devices')}
              </Button>
            )}
          </AccountPart>
        </>
      )}
    </AccountPage>
  );
}
