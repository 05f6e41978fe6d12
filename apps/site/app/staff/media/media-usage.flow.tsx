import { mediaUsageMachine, mediaUsageVerbs, mediaUsageView } from '@pgm/machines/staff/media-usage';
import { withPorts } from '@pgm/machines/kit';
import { MediaUsage } from '@pgm/ui/staff/media-library';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { staffClient } from '../kit/staff-client.ts';

/** The machine of the space of the media library with the call of the site. */
export const siteMediaUsageMachine = withPorts(mediaUsageMachine)({
  actors: { fetchData: fromPromise(({ signal }) => staffClient().media.usage(signal)) },
});

/** How much of the media library is full, for any state of its actor. */
export function MediaUsageScreen({ actor }: { readonly actor: ActorRefFrom<typeof mediaUsageMachine> }) {
  const [facts, { retry }] = useFlow(actor, mediaUsageView, mediaUsageVerbs);
  return <MediaUsage {...facts} onRetry={retry} />;
}
