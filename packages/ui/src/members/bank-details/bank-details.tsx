import type { ReactNode } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { AlertPanel } from '../../primitives/alert-panel/alert-panel.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { WalletImage } from '../../primitives/empty-state/empty-images.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { FactLines } from '../../primitives/fact-lines/fact-lines.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { AccountPage } from '../../shell/account-page/account-page.tsx';

/** Bank details as the page shows them. */
interface BankDetailsFacts {
  /** Null while only the PAN is known. */
  readonly holder: string | null;
  /** Masked, such as `••••1234`. */
  readonly accountNumber: string | null;
  readonly ifsc: string | null;
  readonly pan: string;
  readonly status: 'INCOMPLETE' | 'UNVERIFIED' | 'VERIFIED' | 'REJECTED';
  /** Why they were rejected; shown as it is. */
  readonly reason: string | null;
  /** ISO text. */
  readonly changedAt: string;
}

export interface BankDetailsProps {
  status: 'loading' | 'ready' | 'failed';
  /** Null before they are entered. */
  details: BankDetailsFacts | null;
  /** Why they could not be loaded, in English. */
  error: string | undefined;
  /** What was changed and decided; stands below the details. */
  history?: ReactNode;
  onEnter: () => void;
  onRetry: () => void;
}

/** The words of the statuses and how they look; English. */
export const BANK_DETAILS_STATUSES = {
  INCOMPLETE: { label: 'Bank account missing', badge: 'spice' },
  UNVERIFIED: { label: 'Not verified yet', badge: 'spice' },
  VERIFIED: { label: 'Verified', badge: 'credit' },
  REJECTED: { label: 'Rejected', badge: 'debit' },
} as const;

/** What each status means for the member; English. */
const CONSEQUENCES = {
  INCOMPLETE: 'Add your bank account, so that we can pay you.',
  UNVERIFIED: 'We will check these details. We pay only to a verified account.',
  VERIFIED: 'We pay you to this account.',
  REJECTED: 'We could not verify these details. Please correct them.',
} as const;

/** The page with the bank account and the PAN to which the company pays a member. */
export function BankDetails({ status, details, error, history, onEnter, onRetry }: BankDetailsProps) {
  const { t } = useLanguage();
  return (
    <AccountPage title="Bank account and PAN">
      {status === 'loading' && (
        <div role="status">
          <VisuallyHidden>{t('Loading your bank account and PAN…')}</VisuallyHidden>
          <Skeleton className="h-40" />
        </div>
      )}
      {status === 'failed' && (
        <ErrorPanel title="Your bank account and PAN could not be loaded" text={error} onRetry={onRetry} />
      )}
      {status === 'ready' && details === null && (
        <EmptyState
          image={<WalletImage />}
          title="No bank account yet"
          text="Add your bank account and PAN, so that we can pay you."
          action={<Button onClick={onEnter}>{t('Add bank account and PAN')}</Button>}
        />
      )}
      {status === 'ready' && details !== null && <Details details={details} onEnter={onEnter} />}
      {status === 'ready' && details !== null && history}
    </AccountPage>
  );
}

function Details({
  details,
  onEnter,
}: {
  readonly details: BankDetailsFacts;
  readonly onEnter: BankDetailsProps['onEnter'];
}) {
  const { t, formatDate } = useLanguage();
  const { status, reason, holder, accountNumber, ifsc, pan, changedAt } = details;
  const { label, badge } = BANK_DETAILS_STATUSES[status];
  return (
    <section aria-label={t('Bank account and PAN')} className="grid justify-items-start gap-4">
      <Badge kind={badge}>{t(label)}</Badge>
      <p>{t(CONSEQUENCES[status])}</p>
      {reason !== null && <AlertPanel>{t('Reason: {reason}', { reason })}</AlertPanel>}
      <FactLines
        className="figures w-full"
        facts={[
          { label: t('Account holder'), value: holder ?? undefined },
          { label: t('Account number'), value: accountNumber ?? undefined },
          { label: t('IFSC'), value: ifsc ?? undefined },
          { label: t('PAN'), value: pan },
          { label: t('Last changed'), value: formatDate(changedAt) },
        ]}
      />
      <p className="text-note text-ink-muted">{t('For your safety the full details are not shown again.')}</p>
      <Button variant="secondary" onClick={onEnter}>
        {t(status === 'INCOMPLETE' ? 'Add bank account' : 'Change bank account or PAN')}
      </Button>
    </section>
  );
}
