import type { associateSearchMachine } from '@pgm/machines/members/associate-search';
import { type TeamTab, type teamMachine, teamVerbs, teamView } from '@pgm/machines/members/team';
import { useLanguage } from '@pgm/ui/foundations/language';
import { Team } from '@pgm/ui/members/team';
import { TeamTree } from '@pgm/ui/members/team-tree';
import { useActorRef } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useAddressTab } from '#app/kit/use-address-tab.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { useMember } from '../../auth/session/use-member.ts';
import { GroupPointsFlow } from '../points/group-points.flow.tsx';
import { AssociateSearchScreen } from './associate-search.flow.tsx';
import { siteAssociateSearchMachine } from './associate-search.ts';
import { ReferralFlow } from './referral.flow.tsx';
import { AssociateListFlow, AssociateListScreen } from './associate-list.flow.tsx';
import { referredMachine, uplineMachine } from './associate-lists.ts';
import { RepurchaseFlow } from './repurchase.flow.tsx';
import { SponsorChangesFlow } from './sponsor-changes.flow.tsx';
import { TeamActivityFlow } from './team-activity.flow.tsx';
import { siteTeamMachine } from './team.ts';

/** A member's team: the invitation, the associates above, and the team in tabs; the tab is in the address. */
export function TeamFlow() {
  const { id: userId } = useMember();
  const actor = useActorRef(siteTeamMachine(userId));
  const search = useActorRef(siteAssociateSearchMachine(userId));
  const [tab, openTab] = useAddressTab(['tree', 'list', 'referred', 'activity', 'repurchase']);
  useEffect(() => teamVerbs(actor.send).selectTab(tab), [actor, tab]);
  return (
    <TeamScreen
      actor={actor}
      search={search}
      onTab={openTab}
      upline={
        <div className="grid gap-6">
          <AssociateListFlow
            machine={uplineMachine(userId)}
            label="Above you"
            empty={{ title: 'You have no sponsor', text: 'You joined on your own.' }}
          />
          <SponsorChangesFlow />
        </div>
      }
      referred={
        <AssociateListFlow
          machine={referredMachine}
          label="Referred users"
          empty={{
            title: 'No one has joined with your link yet',
            text: 'Share your referral link. Anyone who joins with it appears here.',
          }}
        />
      }
      activity={<TeamActivityFlow />}
      repurchase={
        <>
          <RepurchaseFlow userId={userId} />
          <GroupPointsFlow userId={userId} />
        </>
      }
    />
  );
}

interface TeamScreenProps {
  readonly actor: ActorRefFrom<typeof teamMachine>;
  /** The search, which replaces the team while it is active. */
  readonly search?: ActorRefFrom<typeof associateSearchMachine>;
  readonly upline?: ReactNode;
  readonly referred?: ReactNode;
  readonly activity?: ReactNode;
  readonly repurchase?: ReactNode;
  /** Opens a tab; without it the machine does. */
  readonly onTab?: (tab: TeamTab) => void;
}

/** The screen of the team for any state of its actor; its other parts have their own actors. */
export function TeamScreen({ actor, search, upline, onTab, ...parts }: TeamScreenProps) {
  const { t, formatNumber } = useLanguage();
  const [facts, verbs] = useFlow(actor, teamView, teamVerbs);
  const { status, error, own, tab, list, rows, focusKey, announcement } = facts;
  const withSearch = (team: ReactNode) =>
    search ? <AssociateSearchScreen actor={search}>{team}</AssociateSearchScreen> : team;
  const contents: Readonly<Record<TeamTab, () => ReactNode>> = {
    tree: () =>
      withSearch(
        <TeamTree
          rows={rows}
          focusKey={focusKey}
          announcement={announcement}
          onMove={verbs.moveFocus}
          onType={verbs.focusTyped}
          onPress={verbs.press}
        />,
      ),
    list: () =>
      withSearch(
        list && (
          <AssociateListScreen
            actor={list}
            toHeading={(level) => t('Level {level}', { level: formatNumber(level) })}
          />
        ),
      ),
    referred: () => parts.referred,
    activity: () => parts.activity,
    repurchase: () => parts.repurchase,
  };
  return (
    <Team
      status={status}
      error={error}
      referral={own && <ReferralFlow code={own.referralCode} />}
      upline={upline}
      tab={tab}
      content={contents[tab]()}
      onTab={onTab ?? verbs.selectTab}
      onRetry={verbs.retry}
    />
  );
}
