import type { Address } from '@pgm/api/contract';
import { done, failed, threw } from '../../kit/kit.scenario.ts';

/** A sample address as the server sends it. */
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

/** The events with which tests and stories reach every state. */
export const addressFormScenario = {
  add: { type: 'form.add' },
  edit: { type: 'form.edit', record: sampleAddress },
  typePin: { type: 'field.change', field: 'postal_code', value: '226001' },
  typeShortPin: { type: 'field.change', field: 'postal_code', value: '2260' },
  submit: { type: 'form.submit' },
  saved: done('saveRecord', sampleAddress),
  rejected: failed('saveRecord'),
  crashed: threw('saveRecord'),
  close: { type: 'form.close' },
} as const;
