import { assignGrievance, getGrievance, listGrievances, setGrievanceStatus } from '../../contract/index.ts';
import type { GrievanceStep, QueryOf } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** The grievances of all people, for the staff who settle them. */
export function staffGrievancesClient(call: Call) {
  return {
    list: (query: Partial<QueryOf<typeof listGrievances>> = {}, signal?: AbortSignal) =>
      call(listGrievances, { query, signal }),

    get: (id: string, signal?: AbortSignal) => toData(call(getGrievance, { params: { id }, signal })),

    /** Moves a grievance one step and returns it; its sender can read the note. */
    setStatus: (id: string, step: GrievanceStep, signal?: AbortSignal) =>
      toData(call(setGrievanceStatus, { params: { id }, body: step, signal })),

    /** Assigns a grievance to the caller, or to none any more. */
    assign: (id: string, isAssigned: boolean, signal?: AbortSignal) =>
      toData(call(assignGrievance, { params: { id }, body: { isAssigned }, signal })),
  };
}
