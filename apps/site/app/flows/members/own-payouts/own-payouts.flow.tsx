import { ownPayoutsMachine, ownPayoutsVerbs, ownPayoutsView } from '@pgm/machines/members/own-payouts';
import { withPorts } from '@pgm/machines/kit';
import { OwnPayouts } from '@pgm/ui/members/own-payouts';
import { useActorRef } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { pagedActor } from '#app/kit/paged-actor.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { StatementFlow } from './payout-statement.flow.tsx';

/** How many payouts are loaded at a time. */
const PAGE = 6;

/** The payouts of a member with the site's implementation. */
export const siteOwnPayoutsMachine = withPorts(ownPayoutsMachine)({
  actors: {
    fetchPage: pagedActor(({ ownPayouts }, { page }, signal) =>
      ownPayouts.list({ page, limit: PAGE }, signal),
    ),
  },
});

/** How the payouts of a member were calculated, with their statements. */
export function OwnPayoutsFlow() {
  return <OwnPayoutsScreen actor={useActorRef(siteOwnPayoutsMachine)} />;
}

/** The payouts for any state of their actor. */
export function OwnPayoutsScreen({ actor }: { readonly actor: ActorRefFrom<typeof ownPayoutsMachine> }) {
  const [facts, { showMore, retry }] = useFlow(actor, ownPayoutsView, ownPayoutsVerbs);
  return <OwnPayouts {...facts} Statement={StatementFlow} onMore={showMore} onRetry={retry} />;
}
