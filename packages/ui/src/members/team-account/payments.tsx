import type { ReactNode } from 'react';
import { AccountPage } from '../../shell/account-page/account-page.tsx';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { WalletImage } from '../../primitives/empty-state/empty-images.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { PageButtons } from '../../primitives/pagination/page-buttons.tsx';
import type { PartStatus, PaymentSumsFacts, TeamPaymentFacts } from './account-facts.ts';
import { PaymentItem } from './payment-item.tsx';
import { PaymentSums } from './payment-sums.tsx';
import { TilesSkeleton } from './sum-tile.tsx';

export interface PaymentsProps {
  payments: { status: PartStatus; sums: PaymentSumsFacts | undefined; error: string | undefined };
  history: {
    status: PartStatus;
    /** The latest month first. */
    payments: readonly TeamPaymentFacts[];
    /** Counts from 1. */
    page: number;
    pageCount: number;
    error: string | undefined;
  };
  /** How the payments were calculated; stands below them. */
  calculation?: ReactNode;
  onPage: (page: number) => void;
  onRetryPayments: () => void;
  onRetryHistory: () => void;
}

/** The page of the company's payments to the member, made and planned: the totals, and each payment. */
export function Payments({ payments, history, calculation, ...actions }: PaymentsProps) {
  const { onPage, onRetryPayments, onRetryHistory } = actions;
  const { t } = useLanguage();
  const isEmpty = history.status === 'ready' && history.payments.length === 0;
  return (
    <AccountPage title="Payments to you">
      <PaymentSums {...payments} onRetry={onRetryPayments} />
      <ButtonLink className="justify-self-start" variant="secondary" href="/manage/payments/bank-details">
        {t('Bank account and PAN')}
      </ButtonLink>
      {history.status === 'failed' && (
        <ErrorPanel title="Your payments could not be loaded" text={history.error} onRetry={onRetryHistory} />
      )}
      {history.status === 'loading' && <TilesSkeleton count={3} className="grid gap-3" />}
      {isEmpty && (
        <EmptyState
          image={<WalletImage />}
          title="No payments yet"
          text="Payments from the company appear here, month by month."
        />
      )}
      {history.payments.length > 0 && (
        <ul aria-label={t('Payments to you')} className="rounded-card border bg-surface">
          {history.payments.map((payment) => (
            <PaymentItem key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      <PageButtons page={history.page} pageCount={history.pageCount} onGo={onPage} />
      {calculation}
    </AccountPage>
  );
}
