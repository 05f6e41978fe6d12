import type { peopleSearchMachine } from '@pgm/machines/people-search';
import { rosterVerbs } from '@pgm/machines/roster';
import { type TeamTab, type teamMachine, teamVerbs, teamView } from '@pgm/machines/team';
import { useLanguage } from '@pgm/ui/language';
import { Downline, Team } from '@pgm/ui/team';
import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { PeopleSearchScreen } from './people-search.flow.tsx';
import { sitePeopleSearchMachine } from './people-search.ts';
import { ReferralFlow } from './referral.flow.tsx';
import { RosterFlow, RosterScreen } from './roster.flow.tsx';
import { downlineMachine, referredMachine, uplineMachine } from './rosters.ts';
import { TeamAccountFlow } from './team-account.flow.tsx';
import { siteTeamMachine } from './team.ts';

/** A member's team: the way to bring somebody, who is above and below, and what comes of it. */
export function TeamFlow({ userId }: { userId: string }) {
  const { t, formatNumber } = useLanguage();
  const actor = useActorRef(siteTeamMachine(userId));
  const list = useActorRef(downlineMachine(userId));
  const search = useActorRef(sitePeopleSearchMachine(userId));
  return (
    <TeamScreen
      actor={actor}
      search={search}
      list={
        <RosterScreen
          actor={list}
          headingOf={(level) => t('Level {level}', { level: formatNumber(level) })}
        />
      }
      upline={
        <RosterFlow
          machine={uplineMachine(userId)}
          label="Above you"
          empty={{ title: 'Nobody above you', text: 'You came by yourself.' }}
        />
      }
      referred={
        <RosterFlow
          machine={referredMachine}
          label="Referred users"
          empty={{
            title: 'Nobody has joined by your link yet',
            text: 'Share your referral link: who joins by it stands here.',
          }}
        />
      }
      account={<TeamAccountFlow userId={userId} />}
      onTab={(tab) => {
        if (tab === 'list') rosterVerbs(list.send).open();
      }}
    />
  );
}

interface TeamScreenProps {
  readonly actor: ActorRefFrom<typeof teamMachine>;
  /** The search, in place of the downline while something is looked for. */
  readonly search?: ActorRefFrom<typeof peopleSearchMachine>;
  /** The downline level by level. */
  readonly list?: ReactNode;
  readonly upline?: ReactNode;
  readonly referred?: ReactNode;
  readonly account?: ReactNode;
  /** Called with the tab that was chosen. */
  readonly onTab?: (tab: TeamTab) => void;
}

/** The team in whatever state its actor is; its other parts are actors of their own. */
export function TeamScreen({ actor, search, ...parts }: TeamScreenProps) {
  const { status, error, own, tab, rows, focusKey, news } = teamView(
    useSelector(actor, (snapshot) => snapshot),
  );
  const verbs = teamVerbs(actor.send);
  const downline = (
    <Downline
      tab={tab}
      tree={{
        rows,
        focusKey,
        news,
        onMove: verbs.moveFocus,
        onType: verbs.focusTyped,
        onPress: verbs.press,
      }}
      list={parts.list}
      onTab={(chosen) => {
        verbs.selectTab(chosen);
        parts.onTab?.(chosen);
      }}
    />
  );
  return (
    <Team
      status={status}
      error={error}
      referral={own && <ReferralFlow code={own.referralCode} />}
      upline={parts.upline}
      downline={search ? <PeopleSearchScreen actor={search}>{downline}</PeopleSearchScreen> : downline}
      referred={parts.referred}
      account={parts.account}
      onRetry={verbs.retry}
    />
  );
}
