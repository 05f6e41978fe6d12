import { type ExportFilter, type ExportKind, openExport } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** Exports records as CSV. */
export function exportsClient(call: Call) {
  return {
    /** The address of the file; a browser that opens it downloads the file. @param filter which orders, or the month of payouts; all by default */
    open: (kind: ExportKind, filter: ExportFilter = {}, signal?: AbortSignal) =>
      toData(call(openExport, { params: { kind }, query: filter, signal })),
  };
}
