import { done, failed, threw } from '../../kit/kit.scenario.ts';
import { sampleAddress } from '../address-form/address-form.scenario.ts';

const officeAddress = {
  ...sampleAddress,
  id: 'office',
  name: 'Asha Mishra, office',
  street_address: '4 Vidhan Sabha Marg',
  additional_address_line: '',
  landmarks: [],
  type: 'OFFICE',
  isDefault: false,
} as const;

/** Sample events that reach every state of the machine, for tests and stories. */
export const addressBookScenario = {
  fetched: done('fetchAddresses', [sampleAddress]),
  fetchedMany: done('fetchAddresses', [sampleAddress, officeAddress]),
  fetchedNone: done('fetchAddresses', []),
  notFetched: failed('fetchAddresses', { code: 'server', message: 'The address book is closed' }),
  retry: { type: 'page.retry' },
  saved: { type: 'address.saved', address: { ...sampleAddress, city: 'Kanpur' } },
  deliver: { type: 'address.deliver', id: sampleAddress.id },
  cartRead: { type: 'xstate.done.actor.isCartEmpty', output: true },
  askDelete: { type: 'address.delete', id: sampleAddress.id },
  confirm: { type: 'delete.confirm' },
  cancel: { type: 'delete.cancel' },
  deleted: done('deleteAddress', { success: true }),
  notDeleted: threw('deleteAddress'),
} as const;
