import { addressBookMachine } from '@pgm/machines/members/address-book';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { cartItems } from '../../sales/cart/cart.ts';
import { browserClient } from '#app/kit/browser-client.ts';
import { listAddresses } from './list-addresses.ts';

/** The address book machine with the site's implementations. */
export const siteAddressBookMachine = withPorts(addressBookMachine)({
  actors: {
    fetchAddresses: fromPromise(({ signal }) => listAddresses(signal)),
    deleteAddress: fromPromise(async ({ input, signal }) =>
      (await browserClient()).addresses.remove(input, signal),
    ),
    isCartEmpty: fromPromise(async () => (await cartItems()).length === 0),
  },
});
