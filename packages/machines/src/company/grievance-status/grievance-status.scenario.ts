import { done, failed, threw } from '../../kit/kit.scenario.ts';
import { sampleGrievance } from '../grievance-form/grievance-form.scenario.ts';

/** A sample grievance that was handled. */
const resolved = {
  ...sampleGrievance,
  status: 'RESOLVED' as const,
  reopenBy: '2026-12-09T09:45:00.000Z',
  steps: [
    ...sampleGrievance.steps,
    {
      status: 'IN_PROGRESS' as const,
      at: '2026-11-22T05:10:00.000Z',
      by: 'STAFF' as const,
      note: 'We have asked the courier where the parcel is.',
    },
    {
      status: 'RESOLVED' as const,
      at: '2026-11-24T09:45:00.000Z',
      by: 'STAFF' as const,
      note: 'The parcel was lost. A new one is on its way.',
    },
  ],
};

/** Sample events that reach every state of the machine, for tests and stories. */
export const grievanceStatusScenario = {
  typeNumber: { type: 'field.change', field: 'number', value: 'GR-2026-000123' },
  typeMobile: { type: 'field.change', field: 'mobile', value: '9876500001' },
  typeShortMobile: { type: 'field.change', field: 'mobile', value: '98765' },
  submit: { type: 'form.submit' },
  found: done('showGrievance', resolved),
  notFound: failed('showGrievance', {
    code: 'notFound',
    message: 'We found no complaint with this complaint number and mobile number.',
  }),
  rejected: failed('showGrievance'),
  crashed: threw('showGrievance'),
  typeReason: { type: 'reason.change', value: 'The new parcel has not come either.' },
  reopen: { type: 'reopen.submit' },
  reopened: done('reopenGrievance', { ...resolved, status: 'IN_PROGRESS' as const, reopenBy: null }),
  notReopened: failed('reopenGrievance'),
  progressed: { type: 'progress.change', progress: { ...resolved, status: 'IN_PROGRESS', reopenBy: null } },
  again: { type: 'form.again' },
} as const;
