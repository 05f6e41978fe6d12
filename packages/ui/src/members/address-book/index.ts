export { AddressBook, type AddressBookProps } from './address-book.tsx';
export type { AddressCardFacts } from './address-card.tsx';
