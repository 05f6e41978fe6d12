import type { ExportFilter, ExportKind, PackingSlips } from '@pgm/api/contract';
import { createFileOpening, fileOpeningVerbs as toVerbs } from '../../kit/index.ts';

/**
 * A file that the server makes: records as CSV, of orders and payouts only those that match the filter; or as PDF packing
 * slips, or the statement of a payout.
 */
export type StaffFile =
  | { readonly type: 'csv'; readonly kind: ExportKind; readonly filter?: ExportFilter }
  | { readonly type: 'packingSlips'; readonly slips: PackingSlips }
  | { readonly type: 'statement'; readonly payoutId: string };

/** Opens files for staff. Provide `openFile` with the calls. */
export const fileOpeningMachine = createFileOpening<StaffFile>({ id: 'file-opening' });

export { fileOpeningView } from '../../kit/index.ts';

/** What staff can do with a file. */
export const fileOpeningVerbs = toVerbs<StaffFile>;
