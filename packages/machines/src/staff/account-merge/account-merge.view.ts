import type { SnapshotFrom } from 'xstate';
import {
  type AccountChoice,
  type AccountMergeEvent,
  type accountMergeMachine,
  reasonError,
} from './account-merge.machine.ts';

export { type AccountChoice, type WantedMerge, accountMergeMachine } from './account-merge.machine.ts';

/** The facts that the screen shows. */
export function accountMergeView(snapshot: SnapshotFrom<typeof accountMergeMachine>) {
  const { other, staysId, reason, isTried, rehearsal, error } = snapshot.context;
  return {
    other,
    staysId,
    reason,
    reasonError: isTried ? reasonError(reason) : undefined,
    rehearsal,
    error,
    isRehearsing: snapshot.matches('rehearsing'),
    isMerging: snapshot.matches('merging'),
    canRehearse: snapshot.can({ type: 'merge.rehearse' }),
    canMerge: snapshot.matches('rehearsed'),
  };
}

/** What a user can do. */
export function accountMergeVerbs(send: (event: AccountMergeEvent) => void) {
  return {
    chooseAccount: (account: AccountChoice | null) => send({ type: 'account.choose', account }),
    chooseStays: (staysId: string) => send({ type: 'stays.choose', staysId }),
    changeReason: (reason: string) => send({ type: 'reason.change', reason }),
    rehearse: () => send({ type: 'merge.rehearse' }),
    merge: () => send({ type: 'merge.send' }),
  };
}
