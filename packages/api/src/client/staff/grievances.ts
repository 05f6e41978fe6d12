import {
  assignGrievance,
  getGrievance,
  getGrievanceThread,
  listGrievances,
  respondToGrievance,
  setGrievanceStatus,
} from '../../contract/index.ts';
import type { Assignment, GrievanceReplyForm, GrievanceStep, QueryOf } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The grievances of all people, for the staff who settle them. */
export function staffGrievancesClient(call: Call) {
  return {
    list: (query: Partial<QueryOf<typeof listGrievances>> = {}, signal?: AbortSignal) =>
      call(listGrievances, { query, signal }),

    get: (id: string, signal?: AbortSignal) => toData(call(getGrievance, { params: { id }, signal })),

    /** What its sender and staff wrote to each other. */
    getThread: (id: string, signal?: AbortSignal) =>
      toData(call(getGrievanceThread, { params: { id }, signal })),

    /** Adds a reply and returns the thread; sent again with the same `key`, it is the same one. */
    respond: (id: string, form: GrievanceReplyForm, key: string, signal?: AbortSignal) =>
      toData(
        call(respondToGrievance, { params: { id }, body: form, headers: { 'Idempotency-Key': key }, signal }),
      ),

    /** Moves a grievance one step and returns it; its sender can read the note. */
    setStatus: (id: string, step: GrievanceStep, signal?: AbortSignal) =>
      toData(call(setGrievanceStatus, { params: { id }, body: step, signal })),

    /** Assigns a grievance to the caller or a colleague, or to none any more. */
    assign: (id: string, assignment: Assignment, signal?: AbortSignal) =>
      toData(call(assignGrievance, { params: { id }, body: assignment, signal })),
  };
}
