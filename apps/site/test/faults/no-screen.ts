const NO_PAGE = 'The staff area has no page for it yet.';
const PROGRAMS = 'Only programs read it.';

/** The calls that no screen makes. */
export const NO_SCREEN: Readonly<Record<string, string>> = {
  listStores: PROGRAMS,
  listProductAddresses: PROGRAMS,
  deleteStock: NO_PAGE,
  listContacts: PROGRAMS,
  listUsers: PROGRAMS,
};
