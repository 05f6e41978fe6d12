import {
  fileGrievance,
  getOwnGrievanceThread,
  listOwnGrievances,
  reopenGrievance,
  replyToGrievance,
  replyToOwnGrievance,
  showGrievance,
  showGrievanceThread,
} from '../../contract/index.ts';
import type {
  GrievanceForm,
  GrievanceKey,
  GrievanceReopening,
  GrievanceReplyForm,
  ProvenReplyForm,
  QueryOf,
} from '../../contract/index.ts';
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

    /** The thread of a grievance. */
    showThread: (key: GrievanceKey, signal?: AbortSignal) =>
      toData(call(showGrievanceThread, { body: key, signal })),

    /** Adds a reply and returns the thread; sent again with the same `key`, it is the same one. */
    reply: (form: ProvenReplyForm, key: string, signal?: AbortSignal) =>
      toData(call(replyToGrievance, { body: form, headers: { 'Idempotency-Key': key }, signal })),

    /** The same without the mobile number, for the member who sent the grievance. */
    getOwnThread: (number: string, signal?: AbortSignal) =>
      toData(call(getOwnGrievanceThread, { params: { number }, signal })),

    replyToOwn: (number: string, form: GrievanceReplyForm, key: string, signal?: AbortSignal) =>
      toData(
        call(replyToOwnGrievance, {
          params: { number },
          body: form,
          headers: { 'Idempotency-Key': key },
          signal,
        }),
      ),

    /** The member's own grievances, newest first. */
    listOwn: (query: Partial<QueryOf<typeof listOwnGrievances>> = {}, signal?: AbortSignal) =>
      call(listOwnGrievances, { query, signal }),
  };
}
