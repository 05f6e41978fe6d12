import { interestMachine, interestVerbs, interestView } from '@pgm/machines/staff/interest';
import { withPorts } from '@pgm/machines/kit';
import { Interest } from '@pgm/ui/staff/interest';
import { useActorRef } from '@xstate/react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { staffClient } from '../kit/staff-client.ts';

/** The machine of what people look for with the call of the site. */
export const siteInterestMachine = withPorts(interestMachine)({
  actors: { fetchData: fromPromise(({ signal }) => staffClient().interest.get(signal)) },
});

/** What people look for. */
export function InterestFlow() {
  return <InterestScreen actor={useActorRef(siteInterestMachine)} />;
}

/** What people look for, for any state of its actor. */
export function InterestScreen({ actor }: { readonly actor: ActorRefFrom<typeof interestMachine> }) {
  const [facts, { retry }] = useFlow(actor, interestView, interestVerbs);
  return <Interest {...facts} onRetry={retry} />;
}
