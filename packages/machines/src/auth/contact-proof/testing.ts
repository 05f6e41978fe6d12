export { contactProofScenario, sampleUnproven } from './contact-proof.scenario.ts';
