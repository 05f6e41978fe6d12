import { type MergeEffects, MergeForm, type Result } from '@pgm/api/contract';
import { assign, emit, setup } from 'xstate';
import { call, placeholder, toReason, toValue } from '../../kit/index.ts';

/** An account that can be merged: the id and what names it. */
export interface AccountChoice {
  readonly id: string;
  readonly name: string;
}

/** The other account, and which of the two stays; undefined: the server chooses. */
export interface WantedMerge {
  readonly otherId: string;
  readonly staysId?: string | undefined;
}

interface AccountMergeContext {
  /** The other account; null before the choice. */
  readonly other: AccountChoice | null;
  /** The account that stays; null before the server or the user has chosen it. */
  readonly staysId: string | null;
  readonly reason: string;
  /** Whether the error of the reason is shown: after the first try to merge. */
  readonly isTried: boolean;
  /** What the merge would do; undefined before it is rehearsed. */
  readonly rehearsal: MergeEffects | undefined;
  /** Why the last call failed; English, for `t()`. */
  readonly error: string | undefined;
}

export type AccountMergeEvent =
  /** Null takes the choice back. */
  | { type: 'account.choose'; account: AccountChoice | null }
  | { type: 'stays.choose'; staysId: string }
  | { type: 'reason.change'; reason: string }
  /** Rehearses again after a failure. */
  | { type: 'merge.rehearse' }
  /** Merges the accounts for good. */
  | { type: 'merge.send' };

/** Emitted when the accounts were merged. */
interface MergeDone {
  readonly type: 'merge.done';
  readonly staysId: string;
}

/** The error of the reason; undefined for a valid one. */
export function reasonError(reason: string): string | undefined {
  return MergeForm.shape.reason.safeParse(reason).error?.issues[0]?.message;
}

const outdated = { rehearsal: undefined, error: undefined };

const CHANGE_REASON = {
  actions: { type: 'setReason', params: ({ event }: { event: { reason: string } }) => event.reason },
} as const;

/** What the user can change before the merge; another pair of accounts is rehearsed at once. */
const editing = {
  'account.choose': [
    {
      guard: ({ event }: { event: { account: unknown } }) => event.account === null,
      target: 'choosing',
      actions: { type: 'setOther', params: () => null },
    },
    {
      target: 'rehearsing',
      actions: {
        type: 'setOther',
        params: ({ event }: { event: { account: AccountChoice | null } }) => event.account,
      },
    },
  ],
  'stays.choose': {
    target: 'rehearsing',
    actions: { type: 'setStays', params: ({ event }: { event: { staysId: string } }) => event.staysId },
  },
  'reason.change': CHANGE_REASON,
} as const;

/**
 * A merge of two accounts of one person: the user chooses the other account, sees what the merge does, and confirms it with a
 * reason. It cannot be undone. Provide `rehearseMerge` and `sendMerge`.
 */
export const accountMergeMachine = setup({
  types: {
    context: {} as AccountMergeContext,
    events: {} as AccountMergeEvent,
    emitted: {} as MergeDone,
  },
  actors: {
    rehearseMerge: placeholder<Result<MergeEffects>, WantedMerge>('rehearseMerge'),
    sendMerge: placeholder<Result<MergeEffects>, MergeForm>('sendMerge'),
  },
  guards: {
    hasReason: ({ context }) => reasonError(context.reason) === undefined,
  },
  actions: {
    setOther: assign((_, other: AccountChoice | null) => ({ ...outdated, other, staysId: null })),
    setStays: assign((_, staysId: string) => ({ ...outdated, staysId })),
    setReason: assign((_, reason: string) => ({ reason })),
    showErrors: assign({ isTried: true }),
    clearOutdated: assign(outdated),
    setRehearsal: assign((_, rehearsal: MergeEffects) => ({ rehearsal, staysId: rehearsal.stays.id })),
    setError: assign((_, error: string) => ({ ...outdated, error })),
    emitDone: emit((_, { stays }: MergeEffects) => ({ type: 'merge.done' as const, staysId: stays.id })),
  },
}).createMachine({
  id: 'account-merge',
  context: { other: null, staysId: null, reason: '', isTried: false, ...outdated },
  initial: 'choosing',
  states: {
    choosing: { on: { 'account.choose': editing['account.choose'], 'reason.change': CHANGE_REASON } },
    rehearsing: {
      on: editing,
      invoke: {
        input: ({ context: { other, staysId } }) => ({
          otherId: other?.id ?? '',
          ...(staysId !== null && { staysId }),
        }),
        ...call(
          'rehearseMerge',
          { target: 'rehearsed', actions: { type: 'setRehearsal', params: toValue } },
          { target: 'rejected', actions: { type: 'setError', params: toReason } },
        ),
      },
    },
    rejected: {
      on: { ...editing, 'merge.rehearse': { target: 'rehearsing', actions: 'clearOutdated' } },
    },
    rehearsed: {
      on: {
        ...editing,
        'merge.send': [{ guard: 'hasReason', target: 'merging' }, { actions: 'showErrors' }],
      },
    },
    merging: {
      invoke: {
        input: ({ context: { other, staysId, reason } }) => ({
          otherId: other?.id ?? '',
          staysId: staysId ?? '',
          reason,
        }),
        ...call(
          'sendMerge',
          { target: 'merged', actions: { type: 'emitDone', params: toValue } },
          // The accounts may be others by now: the next try begins with a rehearsal.
          { target: 'rejected', actions: { type: 'setError', params: toReason } },
        ),
      },
    },
    merged: { type: 'final' },
  },
});
