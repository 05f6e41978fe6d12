import { getCompany, listCompanyVersions, publishCompany, updateCompany } from '../../contract/index.ts';
import type { CompanyDraftChange } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** Reads, edits and publishes the facts of the company. */
export function companyClient(call: Call) {
  return {
    get: (signal?: AbortSignal) => toData(call(getCompany, { signal })),

    save: (change: CompanyDraftChange, signal?: AbortSignal) =>
      toData(call(updateCompany, { body: change, signal })),

    publish: (version: number, signal?: AbortSignal) =>
      toData(call(publishCompany, { body: { version }, signal })),

    versions: (page = 1, signal?: AbortSignal) => call(listCompanyVersions, { query: { page }, signal }),
  };
}
