import {
  ownGrievancesMachine,
  ownGrievancesVerbs,
  ownGrievancesView,
} from '@pgm/machines/company/own-grievances';
import { withPorts } from '@pgm/machines/kit';
import { OwnGrievances } from '@pgm/ui/company/grievance';
import { useActorRef } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { pagedActor } from '#app/kit/paged-actor.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { useSession } from '../../auth/session/session.ts';
import { OwnThreadFlow } from './own-thread.flow.tsx';

/** How many grievances a page shows. */
const PAGE_SIZE = 5;

/** The list of a member's grievances as the site runs it. */
export const siteOwnGrievancesMachine = withPorts(ownGrievancesMachine)({
  actors: {
    fetchPage: pagedActor(({ grievances }, { page }, signal) =>
      grievances.listOwn({ page, limit: PAGE_SIZE }, signal),
    ),
  },
});

/** The grievances of the logged-in member; nothing for a guest. */
export default function OwnGrievancesFlow() {
  const { user } = useSession();
  return user && <MemberGrievances key={user.id} />;
}

function MemberGrievances() {
  const actor = useActorRef(siteOwnGrievancesMachine);
  const { replace } = ownGrievancesVerbs(actor.send);
  const toOwn = (number: string) =>
    ownGrievancesView(actor.getSnapshot()).grievances.find((own) => own.number === number);
  return (
    <OwnGrievancesScreen
      actor={actor}
      renderThread={(number) => (
        <OwnThreadFlow
          number={number}
          onSent={({ thread }) => {
            const own = toOwn(number);
            if (own) replace({ ...own, ...thread.progress });
          }}
        />
      )}
    />
  );
}

interface OwnGrievancesScreenProps {
  readonly actor: ActorRefFrom<typeof ownGrievancesMachine>;
  /** The thread of a grievance, by its number. Default: none. */
  readonly renderThread?: (number: string) => ReactNode;
}

/** The screen of the list for any state of its actor. */
export function OwnGrievancesScreen({ actor, renderThread }: OwnGrievancesScreenProps) {
  const [facts, { openPage, retry }] = useFlow(actor, ownGrievancesView, ownGrievancesVerbs);
  return (
    <OwnGrievances {...facts} {...(renderThread && { renderThread })} onPage={openPage} onRetry={retry} />
  );
}
