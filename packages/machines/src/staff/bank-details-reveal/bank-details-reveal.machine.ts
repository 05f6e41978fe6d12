import type { Result, RevealedBankDetails } from '@pgm/api/contract';
import { type SnapshotFrom, assign, setup } from 'xstate';
import { call, placeholder, toMessage, toResult, toValue } from '../../kit/index.ts';

interface RevealContext {
  /** The account of the member. */
  readonly memberId: string;
  /** In full; undefined while they are hidden. */
  readonly details: RevealedBankDetails | undefined;
  /** Why they are not shown; English. */
  readonly alert: string | undefined;
}

export type BankDetailsRevealEvent = { type: 'details.reveal' } | { type: 'details.hide' };

/**
 * Shows the bank details of one member in full on request, and hides them again after a minute: a screen may be left
 * alone. Provide `revealDetails`.
 */
export const bankDetailsRevealMachine = setup({
  types: {
    context: {} as RevealContext,
    events: {} as BankDetailsRevealEvent,
    input: {} as { readonly memberId: string } | undefined,
  },
  actors: {
    revealDetails: placeholder<Result<RevealedBankDetails>, { readonly memberId: string }>('revealDetails'),
  },
  delays: { left: 60_000 },
  actions: {
    setDetails: assign((_, details: RevealedBankDetails) => ({ details })),
    setAlert: assign((_, result?: Result<unknown>) => ({ alert: toMessage(result) })),
    clearAlert: assign({ alert: undefined }),
    forgetDetails: assign({ details: undefined }),
  },
}).createMachine({
  id: 'bank-details-reveal',
  context: ({ input }) => ({ memberId: input?.memberId ?? '', details: undefined, alert: undefined }),
  initial: 'hidden',
  states: {
    hidden: { on: { 'details.reveal': 'revealing' } },
    revealing: {
      entry: 'clearAlert',
      // A response may never come.
      on: { 'details.hide': 'hidden' },
      invoke: {
        input: ({ context: { memberId } }) => ({ memberId }),
        ...call(
          'revealDetails',
          { target: 'revealed', actions: { type: 'setDetails', params: toValue } },
          { target: 'hidden', actions: { type: 'setAlert', params: toResult } },
        ),
      },
    },
    revealed: {
      exit: 'forgetDetails',
      on: { 'details.hide': 'hidden' },
      after: { left: 'hidden' },
    },
  },
});

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
