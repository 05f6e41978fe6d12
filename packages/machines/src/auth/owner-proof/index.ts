export { toOwnerProof, proofProblem } from './owner-proof.ts';
export { NO_PROOF } from './asked-proof.ts';
export type { AskedProof } from './asked-proof.ts';
export {
  PROOF_ASKED,
  PROOF_CHANGES,
  PROOF_GUARDS,
  SENDING_CODE,
  enteringProof,
  proofVerbs,
  shownProof,
} from './proof-states.ts';
export type { ProofEvent } from './proof-states.ts';
