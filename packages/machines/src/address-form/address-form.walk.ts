import { type Address, fail, ok } from '@pgm/api/contract';

/** An address as the server answers with it. */
export const sampleAddress: Address = {
  id: '018f0000-0000-7000-8000-0000000000d1',
  name: 'Asha Mishra',
  phone_number: '9000000001',
  email: 'asha@example.in',
  street_address: '12 Hazratganj',
  additional_address_line: 'Second floor',
  city: 'Lucknow',
  state: 'Uttar Pradesh',
  postal_code: '226001',
  country: 'India',
  landmarks: ['Clock tower', 'Post office'],
  type: 'HOME',
  isDefault: true,
  latitude: 0,
  longitude: 0,
};

/** The events with which tests and stories walk the machine through every state. */
export const addressFormWalk = {
  add: { type: 'form.add' },
  edit: { type: 'form.edit', address: sampleAddress },
  typeShortPin: { type: 'field.change', field: 'postal_code', value: '2260' },
  submit: { type: 'form.submit' },
  saved: { type: 'xstate.done.actor.saveAddress', output: ok(sampleAddress) },
  refused: {
    type: 'xstate.done.actor.saveAddress',
    output: fail({ code: 'noResponse', message: 'No response from server.' }),
  },
  crashed: { type: 'xstate.error.actor.saveAddress', error: new Error('out of order') },
  close: { type: 'form.close' },
} as const;
