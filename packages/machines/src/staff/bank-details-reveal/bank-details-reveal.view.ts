import type { SnapshotFrom } from 'xstate';
import type { BankDetailsRevealEvent, bankDetailsRevealMachine } from './bank-details-reveal.machine.ts';

/** The facts that are shown of the bank details of a member. */
export function bankDetailsRevealView(snapshot: SnapshotFrom<typeof bankDetailsRevealMachine>) {
  const { details, alert } = snapshot.context;
  return { details, alert, isRevealing: snapshot.matches('revealing') };
}

/** What staff can do. */
export function bankDetailsRevealVerbs(send: (event: BankDetailsRevealEvent) => void) {
  return {
    reveal: () => send({ type: 'details.reveal' }),
    hide: () => send({ type: 'details.hide' }),
  };
}
