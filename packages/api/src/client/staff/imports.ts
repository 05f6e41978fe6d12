import {
  type CsvKind,
  cancelImport,
  confirmImport,
  getImport,
  listImportProblems,
  startImport,
} from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** Imports CSV files: upload and check, then confirm. */
export function importsClient(call: Call) {
  return {
    start: (kind: CsvKind, file: File, signal?: AbortSignal) =>
      toData(call(startImport, { params: { kind }, body: { file }, signal })),

    get: (id: string, signal?: AbortSignal) => toData(call(getImport, { params: { id }, signal })),

    /** A page of the errors. */
    problems: (id: string, page: number, signal?: AbortSignal) =>
      call(listImportProblems, { params: { id }, query: { page }, signal }),

    /** @param skipInvalid writes the rows without errors although others have some */
    confirm: (id: string, skipInvalid: boolean, signal?: AbortSignal) =>
      toData(call(confirmImport, { params: { id }, body: { skipInvalid }, signal })),

    cancel: (id: string, signal?: AbortSignal) => toData(call(cancelImport, { params: { id }, signal })),
  };
}
