import type { Agreement } from '@pgm/api/contract';
import { done, failed, threw } from '../../kit/kit.scenario.ts';

/** A sample agreement in its cooling-off period. */
export const sampleAgreement: Agreement = {
  currentVersion: '2026-11-23',
  accepted: {
    version: '2026-11-23',
    acceptedAt: '2026-11-23T06:30:00.000Z',
    coolingOffEndsAt: '2026-12-23T06:30:00.000Z',
    daysLeft: 30,
    withdrawnAt: null,
  },
};

/** Sample events that reach every state of the machine, for tests and stories. */
export const agreementScenario = {
  fetched: done('fetchAgreement', sampleAgreement),
  fetchedNone: done('fetchAgreement', { ...sampleAgreement, accepted: null }),
  notFetched: failed('fetchAgreement'),
  retry: { type: 'page.retry' },
  accept: { type: 'agreement.accept' },
  accepted: done('acceptAgreement', sampleAgreement),
  notAccepted: threw('acceptAgreement'),
  open: { type: 'document.open' },
  opened: done('openDocument', { url: '/agreements/token.pdf' }),
  notOpened: threw('openDocument'),
} as const;
