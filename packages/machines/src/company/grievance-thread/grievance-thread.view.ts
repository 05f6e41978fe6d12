import { MAX_ATTACHED_FILES } from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { ChosenAttachment } from '../../kit/attached-file.ts';
import {
  type GrievanceThreadEvent,
  type grievanceThreadMachine,
  replyProblem,
} from './grievance-thread.machine.ts';

export {
  type GrievanceThreadEvent,
  type ReplySent,
  type WrittenReply,
  grievanceThreadMachine,
} from './grievance-thread.machine.ts';

/** What the thread shows: a button that opens it, its loading, or its replies. */
type GrievanceThreadStatus = 'closed' | 'loading' | 'failed' | 'ready';

/** The facts that the thread of a grievance shows. */
export function grievanceThreadView(snapshot: SnapshotFrom<typeof grievanceThreadMachine>) {
  const { thread, text, files, fileError, alert } = snapshot.context;
  return {
    status: readStatus(snapshot),
    replies: thread?.replies ?? [],
    canReply: thread?.canReply ?? false,
    text,
    textError: snapshot.matches({ ready: 'incomplete' }) ? replyProblem(snapshot.context) : undefined,
    files,
    fileError,
    canAttach: files.length < MAX_ATTACHED_FILES && snapshot.matches('ready'),
    isSending: snapshot.matches('sending'),
    alert,
  };
}

function readStatus(snapshot: SnapshotFrom<typeof grievanceThreadMachine>): GrievanceThreadStatus {
  if (snapshot.matches('closed')) return 'closed';
  if (snapshot.matches('loading')) return 'loading';
  return snapshot.matches('failed') ? 'failed' : 'ready';
}

/**
 * What a reader of the thread can do.
 * @param newKey makes a key with which a reply is sent, such as a UUID
 */
export function grievanceThreadVerbs(send: (event: GrievanceThreadEvent) => void, newKey: () => string) {
  return {
    open: () => send({ type: 'thread.open' }),
    changeText: (text: string) => send({ type: 'text.change', text }),
    insertText: (text: string) => send({ type: 'text.insert', text }),
    addFile: (file: ChosenAttachment) => send({ type: 'file.add', file }),
    removeFile: (address: string) => send({ type: 'file.remove', address }),
    submit: () => send({ type: 'reply.submit', key: newKey() }),
  };
}
