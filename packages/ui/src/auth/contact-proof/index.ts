export { ContactProof, type ContactProofProps } from './contact-proof.tsx';
