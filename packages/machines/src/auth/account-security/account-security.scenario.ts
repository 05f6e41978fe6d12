import type { AccountSecurity } from '@pgm/api/contract';
import { loaderScenario } from '../../kit/kit.scenario.ts';
import { withoutSession } from './account-security.machine.ts';

/** A sample member who is logged in here and on a phone. */
export const sampleSecurity: AccountSecurity = {
  hasPassword: true,
  sessions: [
    {
      id: '018f0000-0000-7000-8000-0000000000f1',
      device: 'Firefox · Linux',
      startedAt: '2026-11-21T06:30:00.000Z',
      lastUsedAt: '2026-11-21T06:30:00.000Z',
      isCurrent: true,
    },
    {
      id: '018f0000-0000-7000-8000-0000000000f2',
      device: 'Chrome · Android',
      startedAt: '2026-10-02T06:30:00.000Z',
      lastUsedAt: '2026-11-20T06:30:00.000Z',
      isCurrent: false,
    },
    {
      id: '018f0000-0000-7000-8000-0000000000f3',
      device: null,
      startedAt: '2026-09-02T06:30:00.000Z',
      lastUsedAt: '2026-09-03T06:30:00.000Z',
      isCurrent: false,
    },
  ],
};

/** Sample events that reach every state of the machine, for tests and stories. */
export const accountSecurityScenario = {
  ...loaderScenario(sampleSecurity),
  remove: { type: 'data.replace', data: withoutSession(sampleSecurity, undefined) },
} as const;
