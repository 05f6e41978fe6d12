import { addressBookMachine } from '@pgm/machines/members/address-book';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';
import { listAddresses } from './list-addresses.ts';

/**
 * The address book machine with the site's implementations.
 * @param isCartEmpty whether there is nothing to deliver to a chosen address yet
 */
export function siteAddressBookMachine(isCartEmpty: () => Promise<boolean>) {
  return withPorts(addressBookMachine)({
    actors: {
      fetchAddresses: fromPromise(({ signal }) => listAddresses(signal)),
      deleteAddress: fromPromise(async ({ input, signal }) =>
        (await browserClient()).addresses.remove(input, signal),
      ),
      isCartEmpty: fromPromise(isCartEmpty),
    },
  });
}
