import { ok } from '@pgm/api/contract';
import { ownGrievancesMachine, ownGrievancesVerbs, ownGrievancesView } from '@pgm/machines/own-grievances';
import { OwnGrievances } from '@pgm/ui/grievance';
import { useActorRef, useSelector } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';
import { useSession } from '../session/session.ts';

/** How many complaints a page shows. */
const PAGE = 5;

/** The list of a member's complaints as the site runs it. */
const machine = ownGrievancesMachine.provide({
  actors: {
    fetchGrievances: fromPromise(async ({ input: page, signal }) => {
      const answer = await (await browserClient()).grievances.listOwn({ page, limit: PAGE }, signal);
      if (!answer.ok) return answer;
      return ok({ grievances: answer.value.data, pageCount: answer.value.pagination.pages });
    }),
  },
});

/** The complaints of who is logged in; nothing for a guest. */
export default function OwnGrievancesFlow() {
  const { user } = useSession();
  return user && <OwnGrievancesOfMember key={user.id} />;
}

function OwnGrievancesOfMember() {
  return <OwnGrievancesScreen actor={useActorRef(machine)} />;
}

/** The list in whatever state its actor is. */
export function OwnGrievancesScreen({ actor }: { actor: ActorRefFrom<typeof ownGrievancesMachine> }) {
  const facts = ownGrievancesView(useSelector(actor, (snapshot) => snapshot));
  const { openPage, retry } = ownGrievancesVerbs(actor.send);
  return <OwnGrievances {...facts} onPage={openPage} onRetry={retry} />;
}
