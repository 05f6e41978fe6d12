import type { associateSearchMachine } from '@pgm/machines/members/associate-search';
import { type teamMachine, teamVerbs, teamView } from '@pgm/machines/members/team';
import { useLanguage } from '@pgm/ui/foundations/language';
import { TeamMembers, Team } from '@pgm/ui/members/team';
import { useActorRef } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { AssociateSearchScreen } from './associate-search.flow.tsx';
import { siteAssociateSearchMachine } from './associate-search.ts';
import { ReferralFlow } from './referral.flow.tsx';
import { AssociateListFlow, AssociateListScreen } from './associate-list.flow.tsx';
import { referredMachine, uplineMachine } from './associate-lists.ts';
import { TeamAccountFlow } from './team-account.flow.tsx';
import { siteTeamMachine } from './team.ts';

/** A member's team: the invitation, the associates above and below, and the earnings. */
export function TeamFlow({ userId }: { userId: string }) {
  const actor = useActorRef(siteTeamMachine(userId));
  const search = useActorRef(siteAssociateSearchMachine(userId));
  return (
    <TeamScreen
      actor={actor}
      search={search}
      upline={
        <AssociateListFlow
          machine={uplineMachine(userId)}
          label="Above you"
          empty={{ title: 'Nobody above you', text: 'You came by yourself.' }}
        />
      }
      referred={
        <AssociateListFlow
          machine={referredMachine}
          label="Referred users"
          empty={{
            title: 'Nobody has joined by your link yet',
            text: 'Share your referral link: who joins by it stands here.',
          }}
        />
      }
      account={<TeamAccountFlow userId={userId} />}
    />
  );
}

interface TeamScreenProps {
  readonly actor: ActorRefFrom<typeof teamMachine>;
  /** The search, which replaces the team while it is active. */
  readonly search?: ActorRefFrom<typeof associateSearchMachine>;
  readonly upline?: ReactNode;
  readonly referred?: ReactNode;
  readonly account?: ReactNode;
}

/** The screen of the team for any state of its actor; its other parts have their own actors. */
export function TeamScreen({ actor, search, ...parts }: TeamScreenProps) {
  const { t, formatNumber } = useLanguage();
  const [facts, verbs] = useFlow(actor, teamView, teamVerbs);
  const { status, error, own, tab, list, rows, focusKey, announcement } = facts;
  const teamMembers = (
    <TeamMembers
      tab={tab}
      tree={{
        rows,
        focusKey,
        announcement,
        onMove: verbs.moveFocus,
        onType: verbs.focusTyped,
        onPress: verbs.press,
      }}
      list={
        list && (
          <AssociateListScreen
            actor={list}
            toHeading={(level) => t('Level {level}', { level: formatNumber(level) })}
          />
        )
      }
      onTab={verbs.selectTab}
    />
  );
  return (
    <Team
      status={status}
      error={error}
      referral={own && <ReferralFlow code={own.referralCode} />}
      upline={parts.upline}
      teamMembers={
        search ? <AssociateSearchScreen actor={search}>{teamMembers}</AssociateSearchScreen> : teamMembers
      }
      referred={parts.referred}
      account={parts.account}
      onRetry={verbs.retry}
    />
  );
}
