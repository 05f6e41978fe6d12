import { done, failed, threw } from '../../kit/kit.scenario.ts';
import { sampleUnproven } from '../contact-proof/contact-proof.scenario.ts';

/** The events with which tests and stories reach every state. */
export const mobileFormScenario = {
  open: { type: 'form.edit', record: { ...sampleUnproven, primaryPhone: null, unproven: [] } },
  type: { type: 'field.change', field: 'mobile', value: '9000000001' },
  submit: { type: 'form.submit' },
  saved: done('saveRecord', sampleUnproven),
  rejected: failed('saveRecord'),
  crashed: threw('saveRecord'),
  close: { type: 'form.close' },
} as const;
