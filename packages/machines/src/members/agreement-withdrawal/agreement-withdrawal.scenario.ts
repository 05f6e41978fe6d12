import { sampleAgreement } from '../agreement/agreement.scenario.ts';
import { confirmedActionScenario } from '../../kit/kit.scenario.ts';

/** The events with which tests and stories reach every state. */
export const agreementWithdrawalScenario = confirmedActionScenario(sampleAgreement);
