import type { ReactNode } from 'react';
import { AccountPage } from '../account-page/account-page.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { TeamListSkeleton } from '../team-list/team-list-skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { TeamSection } from './team-section.tsx';

export { TeamMembers } from './team-members.tsx';

export interface TeamProps {
  /** `notInTree`: the user has no position in the tree, such as staff. The parts are shown when it is `ready`. */
  status: 'loading' | 'ready' | 'failed' | 'notInTree';
  /** Why the tree could not be loaded, in English. */
  error: string | undefined;
  /** The referral card. */
  referral: ReactNode;
  /** The associates above, the sponsor first. */
  upline: ReactNode;
  /** The associates below. */
  teamMembers: ReactNode;
  /** The associates directly below, the newest first. */
  referred: ReactNode;
  /** The totals of orders and payments. */
  account: ReactNode;
  onRetry: () => void;
}

/** The page of a member's team: the referral card, the associates above and below, and the totals. */
export function Team({
  status,
  error,
  referral,
  upline,
  teamMembers,
  referred,
  account,
  onRetry,
}: TeamProps) {
  return (
    <AccountPage title="My team">
      {status === 'loading' && <TeamLoading />}
      {status === 'failed' && (
        <ErrorPanel title="Your team could not be loaded" text={error} onRetry={onRetry} />
      )}
      {status === 'notInTree' && (
        <EmptyState
          title="You have no place in the team"
          text="This account works for the company and has no sponsor and no referral link."
        />
      )}
      {status === 'ready' && (
        <div className="grid gap-10">
          {referral}
          <TeamSection title="Above you" note="Your sponsor, then who stands above.">
            {upline}
          </TeamSection>
          <TeamSection
            title="Below you"
            note="Mobile numbers and mail addresses are shown in part unless their owner has agreed to share them."
          >
            {teamMembers}
          </TeamSection>
          <TeamSection title="Referred users" note="Who stands directly below you, the newest first.">
            {referred}
          </TeamSection>
          {account}
        </div>
      )}
    </AccountPage>
  );
}

function TeamLoading() {
  const { t } = useLanguage();
  return (
    <div className="grid gap-10">
      <div role="status">
        <VisuallyHidden>{t('Loading your team…')}</VisuallyHidden>
        <Skeleton className="h-64 rounded-card" />
      </div>
      <TeamListSkeleton />
    </div>
  );
}
