import type { ReactNode } from 'react';
import { AccountPage } from '../../shell/account-page/account-page.tsx';
import { PeopleImage } from '../../primitives/empty-state/empty-images.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { TeamListSkeleton } from '../team-list/team-list-skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { TeamSection } from './team-section.tsx';
import { type TeamTab, TeamTabs } from './team-tabs.tsx';

export interface TeamProps {
  /** `notInTree`: the user has no position in the tree, such as staff. The parts are shown when it is `ready`. */
  status: 'loading' | 'ready' | 'failed' | 'notInTree';
  /** Why the tree could not be loaded, in English. */
  error: string | undefined;
  /** The referral card. */
  referral: ReactNode;
  /** The associates above, the sponsor first. */
  upline: ReactNode;
  tab: TeamTab;
  /** The content of the open tab. */
  content: ReactNode;
  onTab: (tab: TeamTab) => void;
  onRetry: () => void;
}

/** The page of a member's team: the referral card, the associates above, and the team in tabs. */
export function Team({ status, error, referral, upline, tab, content, onTab, onRetry }: TeamProps) {
  return (
    <AccountPage title="My team">
      {status === 'loading' && <TeamLoading />}
      {status === 'failed' && (
        <ErrorPanel title="Your team could not be loaded" text={error} onRetry={onRetry} />
      )}
      {status === 'notInTree' && (
        <EmptyState
          image={<PeopleImage />}
          title="You are not in a team"
          text="This is a company account. It has no sponsor and no referral link."
        />
      )}
      {status === 'ready' && (
        <div className="grid gap-10">
          {referral}
          <TeamSection title="Above you" note="Your sponsor first, then those above.">
            {upline}
          </TeamSection>
          <TeamTabs tab={tab} onTab={onTab}>
            {content}
          </TeamTabs>
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
        <Skeleton className="h-40 rounded-card" />
      </div>
      <TeamListSkeleton />
    </div>
  );
}
