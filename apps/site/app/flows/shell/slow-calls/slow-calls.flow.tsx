import { slowCallsMachine, slowCallsVerbs, slowCallsView } from '@pgm/machines/shell/slow-calls';
import { withPorts } from '@pgm/machines/kit';
import { useTopDialog } from '@pgm/ui/foundations/top-dialog';
import { SlowNote } from '@pgm/ui/shell/slow-note';
import { useActorRef } from '@xstate/react';
import { createPortal } from 'react-dom';
import { type ActorRefFrom, fromCallback } from 'xstate';
import { endPendingCalls, watchPendingCalls } from '#app/kit/pending-calls.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { useFlow } from '#app/kit/use-flow.ts';

/** The machine of slow calls with the calls of this page. */
const siteSlowCallsMachine = withPorts(slowCallsMachine)({
  actors: { watchCalls: fromCallback(({ sendBack }) => watchPendingCalls(sendBack)) },
});

/** Asks the visitor what to do about calls that take long. */
export default function SlowCallsFlow() {
  const actor = useActorRef(siteSlowCallsMachine);
  useEmitted(actor, {
    'calls.repeated': ({ ids }) => endPendingCalls(ids, 'repeat'),
    'calls.cancelled': ({ ids }) => endPendingCalls(ids, 'cancel'),
  });
  return <SlowCallsScreen actor={actor} />;
}

/** The note about slow calls for any state of its actor. */
export function SlowCallsScreen({ actor }: { actor: ActorRefFrom<typeof slowCallsMachine> }) {
  const [{ note }, { repeat, cancel }] = useFlow(actor, slowCallsView, slowCallsVerbs);
  const dialog = useTopDialog();
  const props = { note, onRepeat: repeat, onCancel: cancel };
  return dialog ? createPortal(<SlowNote {...props} placement="dialog" />, dialog) : <SlowNote {...props} />;
}
