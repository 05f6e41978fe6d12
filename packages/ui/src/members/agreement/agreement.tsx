import { AccountPage } from '../../shell/account-page/account-page.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { AgreementCard, type AgreementCardProps, type AgreementFacts } from './agreement-card.tsx';
import { CoolingOff } from './cooling-off.tsx';

export interface AgreementProps extends Omit<AgreementCardProps, 'agreement'> {
  status: 'loading' | 'ready' | 'failed';
  /** Why the page could not be loaded, in English. */
  error?: string | undefined;
  /** Undefined while it loads. */
  agreement: AgreementFacts | undefined;
  onWithdraw: () => void;
  onRetry: () => void;
}

/** The page where associates read what they accepted, accept a new version, and withdraw. */
export function Agreement({ status, error, agreement, onWithdraw, onRetry, ...card }: AgreementProps) {
  const { t } = useLanguage();
  const accepted = agreement?.accepted;
  return (
    <AccountPage title="Agreement">
      {status === 'loading' && (
        <div role="status" className="grid max-w-prose gap-4 rounded-card border bg-surface p-5">
          <span className="sr-only">{t('Loading your agreement…')}</span>
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-9" />
        </div>
      )}
      {status === 'failed' && (
        <ErrorPanel title="Your agreement could not be loaded" text={error} onRetry={onRetry} />
      )}
      {status === 'ready' && agreement && <AgreementCard agreement={agreement} {...card} />}
      {status === 'ready' && accepted && accepted.withdrawnAt === null && (
        <CoolingOff daysLeft={accepted.daysLeft} endsAt={accepted.coolingOffEndsAt} onWithdraw={onWithdraw} />
      )}
    </AccountPage>
  );
}
