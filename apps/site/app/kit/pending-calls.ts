/** A call of this page without a response yet. */
interface PendingCall {
  /** Whether it may be sent again: it only reads, or the server knows it by its key. */
  readonly canRepeat: boolean;
  /** Whether files are sent with it: how much is sent is then reported. */
  readonly isUpload: boolean;
  /** Ends it; with 'repeat' it is sent again at once. */
  readonly end: (how: 'repeat' | 'cancel') => void;
}

/** A change in the pending calls. */
type CallReport =
  | ({ readonly type: 'call.sent'; readonly id: number; readonly ageMs: number } & Omit<PendingCall, 'end'>)
  | { readonly type: 'call.progressed'; readonly id: number; readonly percent: number }
  | { readonly type: 'call.ended'; readonly id: number };

type Listener = (report: CallReport) => void;

const calls = new Map<number, PendingCall & { readonly sentAt: number }>();
const listeners = new Set<Listener>();
let lastId = 0;

/** Adds a call that is sent now. @returns what to call when more of its files is sent, in percent, and when it has ended */
export function addPendingCall(call: PendingCall) {
  lastId += 1;
  const id = lastId;
  calls.set(id, { ...call, sentAt: performance.now() });
  report({ type: 'call.sent', id, canRepeat: call.canRepeat, isUpload: call.isUpload, ageMs: 0 });
  return {
    progressed: (percent: number) => report({ type: 'call.progressed', id, percent }),
    ended: () => {
      calls.delete(id);
      report({ type: 'call.ended', id });
    },
  };
}

/** Waits for a call that goes on when the visitor gives it up; rejects then. */
export async function untilGivenUp<Response>(sent: Promise<Response>): Promise<Response> {
  const { promise: givenUp, reject } = Promise.withResolvers<never>();
  const { ended } = addPendingCall({
    canRepeat: false,
    isUpload: false,
    end: () => reject(new Error('The call was given up.')),
  });
  try {
    return await Promise.race([sent, givenUp]);
  } finally {
    ended();
  }
}

/** Reports the calls that are pending, and then each that is sent or has ended. @returns what ends the reports */
export function watchPendingCalls(listener: Listener): () => void {
  for (const [id, { canRepeat, isUpload, sentAt }] of calls)
    listener({ type: 'call.sent', id, canRepeat, isUpload, ageMs: performance.now() - sentAt });
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ends calls that have not ended by themselves. */
export function endPendingCalls(ids: readonly number[], how: 'repeat' | 'cancel'): void {
  for (const id of ids) calls.get(id)?.end(how);
}

function report(change: CallReport): void {
  for (const listener of listeners) listener(change);
}
