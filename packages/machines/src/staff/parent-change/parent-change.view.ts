import type { SnapshotFrom } from 'xstate';
import {
  type ParentChangeEvent,
  type ParentChoice,
  type WantedChange,
  changeErrors,
  type parentChangeMachine,
} from './parent-change.machine.ts';

export { type ParentChoice, type WantedChange, parentChangeMachine } from './parent-change.machine.ts';

/** The facts that the screen shows. */
export function parentChangeView(snapshot: SnapshotFrom<typeof parentChangeMachine>) {
  const { parent, isTop, bvValue, reason, isReview, isTried, rehearsal, error } = snapshot.context;
  return {
    parent,
    isTop,
    bvValue,
    reason,
    isReview,
    errors: isTried ? changeErrors(snapshot.context) : {},
    rehearsal,
    error,
    isRehearsing: snapshot.matches('rehearsing'),
    isSending: snapshot.matches('sending'),
    canRehearse: snapshot.can({ type: 'change.rehearse' }),
    canSend: snapshot.can({ type: 'change.send' }),
  };
}

/** What a user can do. */
export function parentChangeVerbs(send: (event: ParentChangeEvent) => void) {
  return {
    chooseParent: (parent: ParentChoice | null) => send({ type: 'parent.choose', parent }),
    toggleTop: (isTop: boolean) => send({ type: 'top.toggle', isTop }),
    changeBvValue: (bvValue: number | null) => send({ type: 'bvValue.change', bvValue }),
    changeReason: (reason: string) => send({ type: 'reason.change', reason }),
    review: (wanted: WantedChange) => send({ type: 'change.review', wanted }),
    rehearse: () => send({ type: 'change.rehearse' }),
    sendChange: () => send({ type: 'change.send' }),
  };
}
