export { teamAccountScenario } from './team-account.scenario.ts';
export { samplePayments, samplePaymentSums, sampleRepurchase } from './sample-account.ts';
