import type { Result } from '@pgm/api/contract';
import { call, toMessage, toResult, when } from '../../kit/index.ts';
import { type AskedProof, NO_PROOF, askedProof, toNextProof } from './asked-proof.ts';
import { proofProblem } from './owner-proof.ts';

/** The events of a machine whose save may ask for a proof. */
export type ProofEvent =
  | { type: 'secret.change'; value: string }
  /** Sends another code. */
  | { type: 'code.send' }
  /** Goes back to the form. */
  | { type: 'proof.leave' };

/** The context of such a machine. */
interface HasProof {
  readonly proof: AskedProof;
}

interface WithProof {
  readonly context: HasProof;
}

/** The guards of such a machine. */
export const PROOF_GUARDS = {
  asksForPassword: (_: unknown, result: Result<unknown>) => askedProof(result) === 'PASSWORD',
  asksForFirstCode: ({ context }: WithProof, result: Result<unknown>) =>
    askedProof(result) === 'CODE' && context.proof.secret === '',
  asksForCode: (_: unknown, result: Result<unknown>) => askedProof(result) === 'CODE',
  byCode: ({ context }: WithProof) => context.proof.kind === 'CODE',
  hasSecret: ({ context }: WithProof) => proofProblem(context.proof) === undefined,
};

/** What its actions of the same names change in its context. */
export const PROOF_CHANGES = {
  setProof: ({ proof }: HasProof, result: Result<unknown>) => ({ proof: toNextProof(proof, result) }),
  changeSecret: ({ proof }: HasProof, secret: string) => ({ proof: { ...proof, secret, error: undefined } }),
  clearSecret: ({ proof: { kind } }: HasProof) => ({ proof: { ...NO_PROOF, kind } }),
  showSecretError: ({ proof }: HasProof) => ({ proof: { ...proof, error: proofProblem(proof) } }),
  setProofAlert: ({ proof }: HasProof, result?: Result<unknown>) => ({
    proof: { ...proof, alert: toMessage(result, 'Failed to send OTP.') },
  }),
};

/** What follows when the server asks for a proof in place of saving: a first code is sent at once. */
export const PROOF_ASKED = [
  when('asksForPassword', 'proving.entering', 'setProof'),
  when('asksForFirstCode', 'proving.sending', 'setProof'),
  when('asksForCode', 'proving.entering', 'setProof'),
] as const;

/** The call of `sendCode`; an input stands beside it. */
export const SENDING_CODE = call(
  'sendCode',
  { target: 'entering' },
  { target: 'entering', actions: { type: 'setProofAlert', params: toResult } },
);

/** The state in which the owner types a secret. @param saving the state that saves again, by its id */
export function enteringProof<const Saving extends string>(saving: Saving) {
  return {
    on: {
      'secret.change': {
        actions: {
          type: 'changeSecret',
          params: ({ event }: { event: { readonly value: string } }) => event.value,
        },
      },
      'code.send': { guard: 'byCode', target: 'sending' },
      'form.submit': [{ guard: 'hasSecret', target: saving }, { actions: 'showSecretError' }],
    },
  } as const;
}

/** What such a machine says of its states. */
interface ProofSnapshot {
  readonly context: HasProof;
  matches(state: 'proving' | 'saving' | { proving: 'sending' }): boolean;
}

/** The step that stands in place of the form; undefined while the fields are shown. */
export function shownProof(snapshot: ProofSnapshot) {
  const { proof } = snapshot.context;
  const isShown = snapshot.matches('proving') || (snapshot.matches('saving') && proof.secret !== '');
  return isShown ? { ...proof, isSending: snapshot.matches({ proving: 'sending' }) } : undefined;
}

/** What the owner can do in that step. */
export function proofVerbs(send: (event: ProofEvent) => void) {
  return {
    changeSecret: (value: string) => send({ type: 'secret.change', value }),
    sendCode: () => send({ type: 'code.send' }),
    leaveProof: () => send({ type: 'proof.leave' }),
  };
}
