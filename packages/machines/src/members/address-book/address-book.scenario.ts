import { fail, ok } from '@pgm/api/contract';
import { sampleAddress } from '../address-form/address-form.scenario.ts';

/** Sample events that reach every state of the machine, for tests and stories. */
export const addressBookScenario = {
  fetched: { type: 'xstate.done.actor.fetchAddresses', output: ok([sampleAddress]) },
  notFetched: {
    type: 'xstate.done.actor.fetchAddresses',
    output: fail({ code: 'server', message: 'The address book is closed' }),
  },
  retry: { type: 'book.retry' },
  saved: { type: 'address.saved', address: { ...sampleAddress, city: 'Kanpur' } },
  askDelete: { type: 'address.delete', id: sampleAddress.id },
  confirm: { type: 'delete.confirm' },
  cancel: { type: 'delete.cancel' },
  deleted: { type: 'xstate.done.actor.deleteAddress', output: ok({ success: true }) },
  notDeleted: { type: 'xstate.error.actor.deleteAddress', error: new Error('out of order') },
} as const;
