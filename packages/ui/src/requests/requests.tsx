import { AccountPage } from '../account-page/index.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorPanel } from '../error-panel/index.ts';
import { PlusIcon } from '../icon/index.ts';
import { useLanguage } from '../language/index.ts';
import { Pagination } from '../pagination/index.ts';
import { RequestCard } from './request-card.tsx';
import type { RequestFacts } from './request-facts.ts';
import { RequestsSkeleton } from './requests-skeleton.tsx';

export interface RequestsProps {
  status: 'loading' | 'ready' | 'failed';
  /** Why the requests could not be loaded, in English. */
  error?: string | undefined;
  /** The newest first. */
  requests: readonly RequestFacts[];
  /** The request that is being taken back. */
  busyId: string | undefined;
  /** Counts from 1. */
  page: number;
  pageCount: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
  onNew: () => void;
  onWithdraw: (id: string) => void;
  onRetry: () => void;
}

/** The page of what a member has asked of the company. */
export function Requests({ status, error, requests, busyId, onNew, ...rest }: RequestsProps) {
  const { onWithdraw, onRetry, ...pages } = rest;
  const { t } = useLanguage();
  const newRequest = (
    <Button variant="secondary" onClick={onNew}>
      <PlusIcon />
      {t('New request')}
    </Button>
  );
  const isEmpty = status === 'ready' && requests.length === 0;
  return (
    <AccountPage title="Requests" action={isEmpty ? undefined : newRequest}>
      {status === 'loading' && <RequestsSkeleton />}
      {status === 'failed' && (
        <ErrorPanel title="Your requests could not be loaded" text={error} onRetry={onRetry} />
      )}
      {isEmpty && (
        <EmptyState
          title="No requests yet"
          text="Ask for another sponsor or for a correction of your profile. You can follow here what becomes of it."
          action={newRequest}
        />
      )}
      {status === 'ready' && !isEmpty && (
        <>
          <ul className="grid items-start gap-5 sm:grid-cols-2">
            {requests.map((request) => (
              <RequestCard
                key={request.id}
                request={request}
                isBusy={request.id === busyId}
                onWithdraw={onWithdraw}
              />
            ))}
          </ul>
          <Pagination {...pages} />
        </>
      )}
    </AccountPage>
  );
}
