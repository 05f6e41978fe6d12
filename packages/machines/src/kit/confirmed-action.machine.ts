import type { Failure, Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import type { ShowToast } from './show-toast.ts';
import { callCases } from './call.ts';
import { toErrorToast } from './error-toast.ts';
import { placeholder } from './placeholder.ts';
import { isGone, succeeded } from './guards.ts';
import { toEvent, toFailure, toReason } from './results.ts';

export type ConfirmedActionEvent<Subject> =
  | { type: 'action.ask'; subject: Subject }
  | { type: 'action.confirm' }
  | { type: 'action.cancel' };

/** Emitted after the action, for a list to remove or replace the item. */
export interface ActionDone<Subject> {
  readonly type: 'action.done';
  readonly subject: Subject;
}

/** Emitted when the action failed; `failure` is undefined when the call threw, or the user no longer waits for it. */
export interface ActionFailed<Subject> {
  readonly type: 'action.failed';
  readonly subject: Subject;
  readonly failure: Failure | undefined;
}

export interface ConfirmedActionContext<Subject> {
  /** What the action is about; undefined before the first question. */
  readonly subject: Subject | undefined;
}

interface ConfirmedActionOptions<Subject> {
  /** The id of the machine. */
  readonly id: string;
  /** The toast after the action; English, for `t()`. */
  readonly doneMessage: string | ((subject: Subject) => string);
  /** Whether the action is possible. Default: always. */
  readonly canRun?: (subject: Subject) => boolean;
  /** Whether "not found" means that the action is done already, as for a deletion. Default: no. */
  readonly isDoneWhenGone?: boolean;
}

/**
 * An action that the user confirms first: ask, run, notify. Provide `runAction` with the call. The toast and the result are
 * emitted.
 */
export function createConfirmedAction<Subject>({
  id,
  doneMessage,
  canRun = () => true,
  isDoneWhenGone = false,
}: ConfirmedActionOptions<Subject>) {
  return setup({
    types: {
      context: {} as ConfirmedActionContext<Subject>,
      events: {} as ConfirmedActionEvent<Subject>,
      emitted: {} as ShowToast | ActionDone<Subject> | ActionFailed<Subject>,
    },
    actors: { runAction: placeholder<Result<unknown>, { subject: Subject }>('runAction') },
    guards: { canRun: (_, { subject }: { subject: Subject }) => canRun(subject) },
    actions: {
      setSubject: assign((_, { subject }: { subject: Subject }) => ({ subject })),
      toastDone: emit(({ context }) => ({
        type: 'toast.show' as const,
        kind: 'success' as const,
        message: typeof doneMessage === 'string' ? doneMessage : doneMessage(toSubject(context)),
      })),
      toastFailed: emit(toErrorToast),
      emitDone: emit(({ context }) => ({ type: 'action.done' as const, subject: toSubject(context) })),
      emitFailed: emit(({ context }, problem: Failure | undefined) => ({
        type: 'action.failed' as const,
        subject: toSubject(context),
        failure: problem,
      })),
    },
  }).createMachine({
    id,
    context: { subject: undefined },
    initial: 'idle',
    states: {
      idle: {
        on: {
          'action.ask': {
            guard: { type: 'canRun', params: toEvent },
            target: 'confirming',
            actions: { type: 'setSubject', params: toEvent },
          },
        },
      },
      confirming: { on: { 'action.confirm': 'running', 'action.cancel': 'idle' } },
      running: {
        // A response may never come: whether the action was done is unknown then.
        on: { 'action.cancel': { target: 'idle', actions: { type: 'emitFailed', params: undefined } } },
        invoke: {
          input: ({ context }) => ({ subject: toSubject(context) }),
          ...callCases(
            'runAction',
            [
              {
                guard: isDoneWhenGone ? isGone : succeeded,
                target: 'idle',
                actions: ['emitDone', 'toastDone'],
              },
            ],
            {
              target: 'idle',
              actions: [
                { type: 'toastFailed', params: toReason },
                { type: 'emitFailed', params: toFailure },
              ],
            },
          ),
        },
      },
    },
  });
}

function toSubject<Subject>({ subject }: ConfirmedActionContext<Subject>): Subject {
  if (subject === undefined) throw new Error('an action needs its subject');
  return subject;
}
