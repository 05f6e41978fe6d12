import {
  assignLead,
  deleteLead,
  getStaffLead,
  joinLead,
  listLeads,
  listStaffLeads,
  updateLead,
} from '../../contract/index.ts';
import type { Assignment, JoiningLead, LeadChange, QueryOf } from '../../contract/index.ts';
import { type Call, toData } from '../call.ts';

/** Reads and follows up leads. */
export function leadsClient(call: Call) {
  return {
    list: (query: Partial<QueryOf<typeof listStaffLeads>> = {}, signal?: AbortSignal) =>
      call(listStaffLeads, { query, signal }),

    /** The leads as they were received, by default the ten newest. */
    listReceived: (query: Partial<QueryOf<typeof listLeads>> = {}, signal?: AbortSignal) =>
      call(listLeads, { query, signal }),

    get: (id: string, signal?: AbortSignal) => toData(call(getStaffLead, { params: { id }, signal })),

    update: (id: string, change: LeadChange, signal?: AbortSignal) =>
      toData(call(updateLead, { params: { id }, body: change, signal })),

    /** Assigns a lead to the caller or a colleague, or to none any more. */
    assign: (id: string, assignment: Assignment, signal?: AbortSignal) =>
      toData(call(assignLead, { params: { id }, body: assignment, signal })),

    /** Deletes a lead for good. */
    remove: (id: string, signal?: AbortSignal) => call(deleteLead, { params: { id }, signal }),

    /** Makes an associate of the person of a lead; returns the lead, which has joined. */
    join: (id: string, person: JoiningLead, signal?: AbortSignal) =>
      toData(call(joinLead, { params: { id }, body: person, signal })),
  };
}
