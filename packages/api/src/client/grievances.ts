import { fileGrievance, listOwnGrievances, ok, reopenGrievance, showGrievance } from '../contract/index.ts';
import type { GrievanceForm, GrievanceKey, GrievanceReopening, QueryOf } from '../contract/index.ts';
import type { Call } from './call.ts';

/** Complaints: made by anybody, followed by who knows number and mobile number. */
export function grievancesClient(call: Call) {
  return {
    /** Registers a complaint; sent again with the same `key` (8 to 64 of A–Z, a–z, 0–9 and -), it is the same one. */
    file: async (form: GrievanceForm, key: string, signal?: AbortSignal) => {
      const result = await call(fileGrievance, { body: form, headers: { 'Idempotency-Key': key }, signal });
      return result.ok ? ok(result.value.data) : result;
    },

    /** Where a complaint stands. */
    show: async (key: GrievanceKey, signal?: AbortSignal) => {
      const result = await call(showGrievance, { body: key, signal });
      return result.ok ? ok(result.value.data) : result;
    },

    /** Has a resolved complaint taken up again; where it stands then. */
    reopen: async (reopening: GrievanceReopening, signal?: AbortSignal) => {
      const result = await call(reopenGrievance, { body: reopening, signal });
      return result.ok ? ok(result.value.data) : result;
    },

    /** The member's own, the newest first. */
    listOwn: (query: Partial<QueryOf<typeof listOwnGrievances>> = {}, signal?: AbortSignal) =>
      call(listOwnGrievances, { query, signal }),
  };
}
