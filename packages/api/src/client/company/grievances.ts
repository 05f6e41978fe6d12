import { fileGrievance, listOwnGrievances, reopenGrievance, showGrievance } from '../../contract/index.ts';
import type { GrievanceForm, GrievanceKey, GrievanceReopening, QueryOf } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** Grievances: everyone can send one and, with its number and mobile number, follow it. */
export function grievancesClient(call: Call) {
  return {
    /**
     * Registers a grievance; sent again with the same `key` (8 to 64 of A–Z, a–z, 0–9 and -), it is the same one.
     */
    file: (form: GrievanceForm, key: string, signal?: AbortSignal) =>
      toData(call(fileGrievance, { body: form, headers: { 'Idempotency-Key': key }, signal })),

    /** The progress of a grievance. */
    show: (key: GrievanceKey, signal?: AbortSignal) => toData(call(showGrievance, { body: key, signal })),

    /** Reopens a resolved grievance and returns its progress. */
    reopen: (reopening: GrievanceReopening, signal?: AbortSignal) =>
      toData(call(reopenGrievance, { body: reopening, signal })),

    /** The member's own grievances, newest first. */
    listOwn: (query: Partial<QueryOf<typeof listOwnGrievances>> = {}, signal?: AbortSignal) =>
      call(listOwnGrievances, { query, signal }),
  };
}
