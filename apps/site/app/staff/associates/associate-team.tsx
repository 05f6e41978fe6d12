import { useActorRef } from '@xstate/react';
import { useMemo } from 'react';
import { privateMeta } from '#app/kit/private-meta.ts';
import { AssociateListFlow } from '../../flows/members/team/associate-list.flow.tsx';
import { uplineMachine } from '../../flows/members/team/associate-lists.ts';
import { siteTeamMachine } from '../../flows/members/team/team.ts';
import { AssociateTeamScreen } from './associate-team.flow.tsx';

export const meta = privateMeta('Team');

interface AssociateTeamRouteProps {
  readonly params: { readonly id: string };
}

/** The team of one associate, for administrators. */
export default function AssociateTeamRoute({ params: { id } }: AssociateTeamRouteProps) {
  return <AssociateTeam key={id} id={id} />;
}

function AssociateTeam({ id }: { readonly id: string }) {
  const team = useMemo(() => siteTeamMachine(id), [id]);
  const upline = useMemo(() => uplineMachine(id), [id]);
  return (
    <AssociateTeamScreen
      actor={useActorRef(team)}
      upline={<AssociateListFlow machine={upline} label="Above" empty={{ title: 'No sponsor' }} />}
    />
  );
}
