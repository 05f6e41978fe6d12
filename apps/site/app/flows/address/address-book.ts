import { addressBookMachine } from '@pgm/machines/address-book';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/shared/browser-client.ts';

/** The addresses as the site runs them. */
export const siteAddressBookMachine = addressBookMachine.provide({
  actors: {
    fetchAddresses: fromPromise(async ({ signal }) => (await browserClient()).addresses.list(signal)),
    deleteAddress: fromPromise(async ({ input, signal }) =>
      (await browserClient()).addresses.remove(input, signal),
    ),
  },
});
