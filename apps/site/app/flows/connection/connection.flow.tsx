import { connectionMachine, connectionView } from '@pgm/machines/connection';
import { OfflineNote } from '@pgm/ui/offline-note';
import { useActorRef, useSelector } from '@xstate/react';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { probeLine, sendWaiting } from './site-worker.ts';
import { watchLine } from './watch-line.ts';

/** The connection as the site runs it. */
const machine = connectionMachine.provide({
  actors: {
    watchLine: fromCallback(({ sendBack }) => watchLine(sendBack)),
    probeLine: fromPromise(({ signal }) => probeLine(signal)),
    sendWaiting: fromPromise(({ signal }) => sendWaiting(signal)),
  },
});

/** Says when there is no line, and has the service worker send what waited when it is back. */
export default function ConnectionFlow() {
  return <ConnectionScreen actor={useActorRef(machine)} />;
}

/** The note in whatever state the connection is. */
export function ConnectionScreen({ actor }: { actor: ActorRefFrom<typeof connectionMachine> }) {
  const { note } = useSelector(actor, connectionView, sameNote);
  return <OfflineNote note={note} />;
}

type View = ReturnType<typeof connectionView>;

function sameNote(one: View, other: View): boolean {
  return one.note?.kind === other.note?.kind;
}
