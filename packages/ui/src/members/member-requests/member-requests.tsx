import { AccountPage } from '../../shell/account-page/account-page.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { LetterImage } from '../../primitives/empty-state/empty-images.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { PlusIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Pagination } from '../../primitives/pagination/pagination.tsx';
import { MemberRequestCard } from './member-request-card.tsx';
import type { MemberRequestFacts } from './member-request-facts.ts';
import { MemberRequestsSkeleton } from './member-requests-skeleton.tsx';

export { formatProfileValue, profileFieldWords } from './member-request-facts.ts';
export { MemberRequestHistory } from './member-request-history.tsx';
export { MemberRequestStatus } from './member-request-status.tsx';

export interface MemberRequestsProps {
  status: 'loading' | 'ready' | 'failed';
  /** Why the member requests could not be loaded, in English. */
  error?: string | undefined;
  /** The newest first. */
  requests: readonly MemberRequestFacts[];
  /** The member request that is being withdrawn. */
  busyId: string | undefined;
  /** Counts from 1. */
  page: number;
  pageCount: number;
  /** The address of a page. */
  toHref: (page: number) => string;
  onNew: () => void;
  onWithdraw: (id: string) => void;
  onRetry: () => void;
}

/** The page of a member's requests to the company. */
export function MemberRequests({ status, error, requests, busyId, onNew, ...rest }: MemberRequestsProps) {
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
      {status === 'loading' && <MemberRequestsSkeleton />}
      {status === 'failed' && (
        <ErrorPanel title="Your requests could not be loaded" text={error} onRetry={onRetry} />
      )}
      {isEmpty && (
        <EmptyState
          image={<LetterImage />}
          title="No requests yet"
          text="Request another sponsor or a profile correction, and track it here."
          action={newRequest}
        />
      )}
      {status === 'ready' && !isEmpty && (
        <>
          <ul className="grid items-start gap-5 sm:grid-cols-2">
            {requests.map((request) => (
              <MemberRequestCard
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
