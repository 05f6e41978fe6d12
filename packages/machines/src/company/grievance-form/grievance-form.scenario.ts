import type { GrievanceProgress } from '@pgm/api/contract';
import { done, failed, threw } from '../../kit/kit.scenario.ts';

/** A sample grievance that was just registered. */
export const sampleGrievance: GrievanceProgress = {
  number: 'GR-2026-000123',
  category: 'DELIVERY',
  status: 'OPEN',
  registeredAt: '2026-11-21T06:30:00.000Z',
  acknowledgedAt: '2026-11-21T06:30:00.000Z',
  answerBy: '2026-12-21T06:30:00.000Z',
  reopenBy: null,
  steps: [{ status: 'OPEN', at: '2026-11-21T06:30:00.000Z', by: 'COMPLAINANT', note: null }],
};

/** Sample events that reach every state of the machine, for tests and stories. */
export const grievanceFormScenario = {
  draftSaved: {
    type: 'xstate.done.actor.recallDraft',
    output: {
      values: {
        name: 'Asha Mishra',
        mobile: '',
        email: '',
        category: 'DELIVERY',
        orderNumber: '',
        text: 'The parcel has not',
      },
    },
  },
  typeName: { type: 'field.change', field: 'name', value: 'Asha Mishra' },
  typeShortMobile: { type: 'field.change', field: 'mobile', value: '98765' },
  typeMobile: { type: 'field.change', field: 'mobile', value: '9876500001' },
  chooseCategory: { type: 'field.change', field: 'category', value: 'DELIVERY' },
  typeText: {
    type: 'field.change',
    field: 'text',
    value: 'The parcel has not come, though it should have been here on Monday.',
  },
  submit: { type: 'form.submit', key: '0b7f2a52-1f0e-4a7e-9f4e-6d2c7a1f0001' },
  registered: done('submitForm', sampleGrievance),
  rejected: failed('submitForm'),
  crashed: threw('submitForm'),
  again: { type: 'form.again' },
} as const;
