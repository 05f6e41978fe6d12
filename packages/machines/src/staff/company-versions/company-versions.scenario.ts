import type { CompanyVersion } from '@pgm/api/contract';
import { pagedListScenario } from '../../kit/kit.scenario.ts';

/** Two publications, the newest first. */
export const sampleVersions: readonly CompanyVersion[] = [
  {
    number: 2,
    at: '2026-11-20T10:15:00.000Z',
    publisherName: 'Anil Saxena',
    changes: [
      { fact: 'chatNumber', before: '919000000009', after: '919000000000' },
      { fact: 'hoursSaturday', before: '10:00–14:00', after: null },
    ],
  },
  {
    number: 1,
    at: '2026-11-18T09:00:00.000Z',
    publisherName: null,
    changes: [{ fact: 'legalName', before: null, after: 'Sample Wellness Private Limited' }],
  },
];

/** The events with which tests and stories reach every state. */
export const companyVersionsScenario = pagedListScenario(sampleVersions);
