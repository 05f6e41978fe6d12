import { type ExportKind, openExport } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** Exports records as CSV. */
export function exportsClient(call: Call) {
  return {
    /** The address of the file; a browser that opens it downloads the file. */
    open: (kind: ExportKind, signal?: AbortSignal) => toData(call(openExport, { params: { kind }, signal })),
  };
}
