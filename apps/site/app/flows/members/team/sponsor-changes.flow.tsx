import {
  sponsorChangesMachine,
  sponsorChangesVerbs,
  sponsorChangesView,
} from '@pgm/machines/members/sponsor-changes';
import { withPorts } from '@pgm/machines/kit';
import { SponsorChanges } from '@pgm/ui/members/sponsor-changes';
import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { pagedActor } from '#app/kit/paged-actor.ts';
import { useFlow } from '#app/kit/use-flow.ts';

/** How many changes are loaded at a time; most members have none. */
const PAGE = 5;

/** The history of the member's own sponsor with the site's implementation. */
export const siteSponsorChangesMachine = withPorts(sponsorChangesMachine)({
  actors: {
    fetchPage: pagedActor(({ associates }, { page }, signal) =>
      associates.sponsorChanges({ page, limit: PAGE }, signal),
    ),
  },
});

/** Which sponsors a member had. */
export function SponsorChangesFlow() {
  return <SponsorChangesScreen actor={useActorRef(siteSponsorChangesMachine)} />;
}

/** The history for any state of its actor. */
export function SponsorChangesScreen({
  actor,
}: {
  readonly actor: ActorRefFrom<typeof sponsorChangesMachine>;
}) {
  const [facts, { showMore, retry }] = useFlow(actor, sponsorChangesView, sponsorChangesVerbs);
  return <SponsorChanges {...facts} onMore={showMore} onRetry={retry} />;
}
