export { BANK_DETAILS_FIELDS, bankDetailsMachine } from './bank-details.machine.ts';
export type { BankDetailsEvent, BankDetailsInput, BankDetailsToSave } from './bank-details.machine.ts';
export { bankDetailsVerbs, bankDetailsView } from './bank-details.view.ts';
