export { proofProblem, toOwnerProof } from './owner-proof.ts';
export { NO_PROOF, askedProof, toNextProof } from './asked-proof.ts';
export type { AskedProof } from './asked-proof.ts';
