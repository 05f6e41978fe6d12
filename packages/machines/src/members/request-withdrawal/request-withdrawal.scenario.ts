import { confirmedActionScenario } from '../../kit/kit.scenario.ts';
import { sampleMemberRequest } from '../member-request-form/member-request-form.scenario.ts';

/** The events with which tests and stories reach every state. */
export const requestWithdrawalScenario = confirmedActionScenario(sampleMemberRequest);
