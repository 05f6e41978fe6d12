import type { Privacy } from '@pgm/api/contract';
import { done, failed, threw } from '../../kit/kit.scenario.ts';

/** A sample member with a password and without consents. */
export const samplePrivacy: Privacy = {
  sharesContact: false,
  offersByMail: false,
  offersBySms: false,
  deletionProof: 'PASSWORD',
};

/** Sample events that reach every state of the machine, for tests and stories. */
export const privacyScenario = {
  fetched: done('fetchPrivacy', samplePrivacy),
  notFetched: failed('fetchPrivacy'),
  retry: { type: 'page.retry' },
  agree: { type: 'consent.change', name: 'offersByMail', given: true },
  saved: done('saveConsents', { ...samplePrivacy, offersByMail: true }),
  notSaved: threw('saveConsents'),
} as const;
