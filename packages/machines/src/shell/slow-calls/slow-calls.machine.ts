import { type EventObject, assign, cancel, emit, enqueueActions, fromCallback, setup } from 'xstate';

/** A call that was sent and has no response yet. */
export interface SentCall {
  readonly id: number;
  /** Whether it may be sent again: nothing is done twice by that. */
  readonly canRepeat: boolean;
  /** Whether files are sent with it. */
  readonly isUpload: boolean;
  /** How long ago it was sent, in ms. */
  readonly ageMs: number;
}

type SlowCall = Pick<SentCall, 'id' | 'canRepeat'>;

interface SlowCallsContext {
  /** The calls that take longer than {@link SLOW_MS}, and the uploads that take longer than {@link UPLOAD_MS}. */
  readonly slow: readonly SlowCall[];
  /** How much of each upload is sent, in percent, by the ids of the calls. */
  readonly sent: ReadonlyMap<number, number>;
}

export type SlowCallsEvent =
  | ({ type: 'call.sent' } & SentCall)
  | ({ type: 'call.progressed' } & Progress)
  | { type: 'call.ended'; id: number }
  /** The machine sends this event to itself. */
  | ({ type: 'call.isSlow' } & SlowCall)
  | { type: 'calls.repeat' }
  | { type: 'calls.cancel' };

interface Progress {
  readonly id: number;
  readonly percent: number;
}

/** Emitted with the ids of the calls that the visitor wants to be sent again, or to be given up. */
interface SlowCallsEmitted {
  readonly type: 'calls.repeated' | 'calls.cancelled';
  readonly ids: readonly number[];
}

/** How long a call may take before the visitor is asked what to do, in ms. */
export const SLOW_MS = 10_000;

/** How long an upload may take before its progress is shown, in ms. */
export const UPLOAD_MS = 1000;

/**
 * The calls of the page that take long. No call has a time limit: after 10 s the visitor decides whether to wait, to have
 * it sent again, or to give up. Only calls that do nothing twice can be sent again. An upload shows earlier how much of it
 * is sent, and can be given up. Provide `watchCalls` with a callback
 * that reports each call when it is sent and when it has ended, those under way at the start as well, and do what the
 * emitted events say.
 */
export const slowCallsMachine = setup({
  types: {
    context: {} as SlowCallsContext,
    events: {} as SlowCallsEvent,
    emitted: {} as SlowCallsEmitted,
  },
  actors: {
    watchCalls: fromCallback<EventObject>(() => {
      throw new Error('watchCalls is not provided');
    }),
  },
  guards: {
    canRepeatAll: ({ context }) => context.slow.every(({ canRepeat }) => canRepeat),
    isNoneSlow: ({ context }) => context.slow.length === 0,
  },
  actions: {
    startClock: enqueueActions(({ enqueue }, { id, canRepeat, isUpload, ageMs }: SentCall) => {
      const delay = Math.max(0, (isUpload ? UPLOAD_MS : SLOW_MS) - ageMs);
      enqueue.raise({ type: 'call.isSlow', id, canRepeat }, { id: toClockId(id), delay });
    }),
    stopClock: cancel((_, id: number) => toClockId(id)),
    startUpload: assign(({ context }, { id, isUpload }: SentCall) =>
      isUpload ? { sent: new Map(context.sent).set(id, 0) } : {},
    ),
    setSent: assign(({ context }, { id, percent }: Progress) => ({
      sent: new Map(context.sent).set(id, percent),
    })),
    endUpload: assign(({ context }, id: number) => ({
      sent: new Map([...context.sent].filter(([upload]) => upload !== id)),
    })),
    addSlow: assign(({ context }, { id, canRepeat }: SlowCall) => ({
      slow: [...context.slow, { id, canRepeat }],
    })),
    removeSlow: assign(({ context }, id: number) => ({
      slow: context.slow.filter((call) => call.id !== id),
    })),
    removeAll: assign({ slow: [] }),
    emitRepeated: emit(({ context }) => ({ type: 'calls.repeated' as const, ids: toIds(context) })),
    emitCancelled: emit(({ context }) => ({ type: 'calls.cancelled' as const, ids: toIds(context) })),
  },
}).createMachine({
  id: 'slow-calls',
  context: { slow: [], sent: new Map() },
  invoke: {
    id: 'watchCalls',
    src: 'watchCalls',
    // Without reports nothing is slow, and the page works as without this machine.
    onError: {},
  },
  initial: 'quiet',
  states: {
    quiet: {
      entry: 'removeAll',
    },
    slow: {
      always: { guard: 'isNoneSlow', target: 'quiet' },
      on: {
        'calls.repeat': { guard: 'canRepeatAll', target: 'quiet', actions: 'emitRepeated' },
        'calls.cancel': { target: 'quiet', actions: 'emitCancelled' },
      },
    },
  },
  on: {
    'call.sent': {
      actions: [
        { type: 'startClock', params: ({ event }) => event },
        { type: 'startUpload', params: ({ event }) => event },
      ],
    },
    'call.progressed': { actions: { type: 'setSent', params: ({ event }) => event } },
    'call.ended': {
      actions: [
        { type: 'stopClock', params: ({ event }) => event.id },
        { type: 'endUpload', params: ({ event }) => event.id },
        { type: 'removeSlow', params: ({ event }) => event.id },
      ],
    },
    'call.isSlow': { target: '.slow', actions: { type: 'addSlow', params: ({ event }) => event } },
  },
});

const toClockId = (id: number) => `call ${id}`;

function toIds({ slow }: SlowCallsContext): readonly number[] {
  return slow.map(({ id }) => id);
}
