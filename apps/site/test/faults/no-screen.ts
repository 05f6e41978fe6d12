const NO_NEED = 'Staff set the stock to 0 by a movement with its reason, and it goes with its product.';
const PROGRAMS = 'Only programs read it.';

/** The calls that no screen makes. */
export const NO_SCREEN: Readonly<Record<string, string>> = {
  listStock: PROGRAMS,
  listProductAddresses: PROGRAMS,
  deleteStock: NO_NEED,
  listLeads: PROGRAMS,
  listUsers: PROGRAMS,
  noteInterest: 'It counts beside what a screen does, and shows nothing.',
};
