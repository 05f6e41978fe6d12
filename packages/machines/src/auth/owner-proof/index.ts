export { proofProblem, toOwnerProof } from './owner-proof.ts';
