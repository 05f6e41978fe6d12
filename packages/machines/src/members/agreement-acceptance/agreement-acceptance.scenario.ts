import { done, failed } from '../../kit/kit.scenario.ts';
import { sampleAgreement } from '../agreement/agreement.scenario.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const agreementAcceptanceScenario = {
  ask: { type: 'agreement.ask' },
  accept: { type: 'agreement.accept' },
  postpone: { type: 'agreement.postpone' },
  accepted: done('acceptAgreement', sampleAgreement),
  notAccepted: failed('acceptAgreement'),
} as const;
