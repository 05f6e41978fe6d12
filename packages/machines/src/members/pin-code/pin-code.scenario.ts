const fields = { city: '', state: '', postal_code: '' };

/** Sample events that reach every state of the machine, for tests and stories. */
export const pinCodeScenario = {
  open: { type: 'form.open', fields },
  type: { type: 'address.change', fields: { ...fields, postal_code: '226001' } },
  clear: { type: 'address.change', fields: { ...fields, postal_code: '2260' } },
  submit: { type: 'form.submit' },
  found: { type: 'xstate.done.actor.findPlace', output: { city: 'Lucknow', state: 'Uttar Pradesh' } },
  unknown: { type: 'xstate.done.actor.findPlace', output: undefined },
  failed: { type: 'xstate.error.actor.findPlace', error: new Error('offline') },
} as const;
