import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { IdParams } from '../list-query.ts';
import { Done, dataResponse } from '../response.ts';
import { AssigneeFilter, Assignment, assignmentShape } from '../assignment.ts';
import { staffListBody, staffListQuery } from '../staff-list.ts';
import { text } from '../text.ts';
import { Sponsor } from '../members/associate.ts';
import { PaperAssociate } from '../members/staff-associate.ts';
import { Lead, LeadKind } from './lead.ts';

/** What became of a lead. */
export const LEAD_STATUSES = ['NEW', 'CALLED', 'JOINED', 'CLOSED'] as const;

/** A lead as staff see it; `version` counts its changes. */
export const StaffLead = z.extend(Lead, {
  status: z.enum(LEAD_STATUSES),
  /** What staff wrote about it. */
  note: z.string(),
  /** The name of the member of staff who called last; null before the first call. */
  calledBy: z.nullable(z.string()),
  /** ISO text. */
  calledAt: z.nullable(z.string()),
  version: z.int(),
  /** The associate whose link brought the visitor; null without one. */
  referrer: z.nullable(Sponsor),
  ...assignmentShape,
});
export type StaffLead = z.infer<typeof StaffLead>;

/** What staff change of a lead; what is left out stays. */
export const LeadChange = z.object({
  status: z.optional(z.enum(LEAD_STATUSES, 'Choose a status from the list')),
  note: z.optional(text(2000, 'Note')),
  version: z.optional(z.int('The version is not valid')),
});
export type LeadChange = z.infer<typeof LeadChange>;

export const listStaffLeads = defineEndpoint({
  operation: 'listStaffLeads',
  summary:
    'Leads with what became of them, a page at a time; filtered by status, kind and assignee (`caller` or `none`).',
  base: 'main',
  method: 'GET',
  path: '/api/admin/leads',
  policy: 'staff',
  area: 'people',
  query: z.extend(staffListQuery(['newest', 'name', 'status']), {
    status: z.optional(z.enum(LEAD_STATUSES, 'Choose a status from the list')),
    kind: z.optional(LeadKind),
    assignee: z.optional(AssigneeFilter),
  }),
  response: { status: 200, body: staffListBody(StaffLead) },
  failures: [400, 401, 403],
});

export const getStaffLead = defineEndpoint({
  operation: 'getStaffLead',
  summary: 'One lead with what became of it.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/leads/{id}',
  policy: 'staff',
  area: 'people',
  params: IdParams,
  response: { status: 200, body: dataResponse(StaffLead) },
  failures: [401, 403, 404],
});

export const updateLead = defineEndpoint({
  operation: 'updateLead',
  summary: "Sets a lead's status and note; 409 with the stored lead when it is not at `version` any more.",
  base: 'main',
  method: 'PUT',
  path: '/api/admin/leads/{id}',
  policy: 'staff',
  area: 'people',
  params: IdParams,
  body: LeadChange,
  response: { status: 200, body: dataResponse(StaffLead) },
  failures: [400, 401, 403, 404, 409],
});

export const assignLead = defineEndpoint({
  operation: 'assignLead',
  summary:
    'Assigns a lead to the caller, or to none any more. 409 with the lead as it is now when another member of staff works on it; an administrator may take it over, or assign it to a colleague by `assigneeId`.',
  base: 'main',
  method: 'PUT',
  path: '/api/admin/leads/{id}/assignee',
  policy: 'staff',
  area: 'people',
  params: IdParams,
  body: Assignment,
  response: { status: 200, body: dataResponse(StaffLead) },
  failures: [400, 401, 403, 404, 409],
});

export const deleteLead = defineEndpoint({
  operation: 'deleteLead',
  summary:
    'Deletes a lead for good, because its person asks for it. Without a call, leads are deleted 30 days after they have joined or were closed.',
  base: 'main',
  method: 'DELETE',
  path: '/api/admin/leads/{id}',
  policy: 'staff',
  area: 'people',
  params: IdParams,
  response: { status: 200, body: Done },
  failures: [401, 403, 404],
});

/** The person of a lead who becomes an associate; staff may correct what the lead says. */
export const JoiningLead = z.pick(PaperAssociate, { name: true, mobile: true, email: true });
export type JoiningLead = z.infer<typeof JoiningLead>;

export const joinLead = defineEndpoint({
  operation: 'joinLead',
  summary:
    'Makes an associate of the person of a lead, below the associate who referred it; the lead counts as joined. The first code to the mobile number logs the person in. 409 when the lead has joined already, or another account has the number or the address.',
  base: 'main',
  method: 'POST',
  path: '/api/admin/leads/{id}/associate',
  policy: 'staff',
  area: 'people',
  params: IdParams,
  body: JoiningLead,
  response: { status: 200, body: dataResponse(StaffLead) },
  failures: [400, 401, 403, 404, 409],
});
