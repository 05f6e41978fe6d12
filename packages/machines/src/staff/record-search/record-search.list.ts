import type { StaffArea } from '@pgm/api/contract';
import { createPagedList } from '../../kit/index.ts';

/** A record that the search of the staff area has found. */
export interface FoundRecord {
  /** Its page; unique. */
  readonly href: string;
  /** Its number or its name. */
  readonly name: string;
  /** What it is; English. */
  readonly kind: 'Order' | 'Member' | 'Product';
}

/** What the searching user may open. */
interface SearchRights {
  readonly isAdmin: boolean;
  readonly rights: readonly StaffArea[];
}

/** The search for records in the staff area; start it with the rights of the user as its filter. */
export const recordSearchMachine = createPagedList<FoundRecord, SearchRights>({
  id: 'record-search',
  toKey: ({ href }) => href,
});
