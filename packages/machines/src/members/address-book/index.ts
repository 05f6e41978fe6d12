export { addressBookMachine } from './address-book.machine.ts';
export type { AddressBookEvent, AddressNotDeleted, DeliveryChosen } from './address-book.machine.ts';
export { addressBookVerbs, addressBookView } from './address-book.view.ts';
