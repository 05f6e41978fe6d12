import { connectionMachine, connectionView } from '@pgm/machines/shell/connection';
import { withPorts } from '@pgm/machines/kit';
import { OfflineNote } from '@pgm/ui/shell/offline-note';
import { useActorRef, useSelector } from '@xstate/react';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { probeConnection, sendWaiting } from './site-worker.ts';
import { watchConnection } from './watch-connection.ts';

/** The connection machine with the site's implementations. */
const machine = withPorts(connectionMachine)({
  actors: {
    watchConnection: fromCallback(({ sendBack }) => watchConnection(sendBack)),
    probeConnection: fromPromise(({ signal }) => probeConnection(signal)),
    sendWaiting: fromPromise(({ signal }) => sendWaiting(signal)),
  },
});

/** Shows when the browser is offline, and asks the service worker to send what waited when it is online again. */
export default function ConnectionFlow() {
  return <ConnectionScreen actor={useActorRef(machine)} />;
}

/** The screen of the connection note for any state of its actor. */
export function ConnectionScreen({ actor }: { actor: ActorRefFrom<typeof connectionMachine> }) {
  const { note } = useSelector(actor, connectionView);
  return <OfflineNote note={note} />;
}
