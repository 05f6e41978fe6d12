import { type Privacy, fail, ok } from '@pgm/api/contract';

/** A sample member with a password and without consents. */
export const samplePrivacy: Privacy = {
  sharesContact: false,
  offersByMail: false,
  offersBySms: false,
  deletionProof: 'PASSWORD',
};

/** Sample events that reach every state of the machine, for tests and stories. */
export const privacyScenario = {
  fetched: { type: 'xstate.done.actor.fetchPrivacy', output: ok(samplePrivacy) },
  notFetched: {
    type: 'xstate.done.actor.fetchPrivacy',
    output: fail({ code: 'noResponse', message: 'No response from server.' }),
  },
  retry: { type: 'page.retry' },
  agree: { type: 'consent.change', name: 'offersByMail', given: true },
  saved: { type: 'xstate.done.actor.saveConsents', output: ok({ ...samplePrivacy, offersByMail: true }) },
  notSaved: { type: 'xstate.error.actor.saveConsents', error: new Error('out of order') },
} as const;
