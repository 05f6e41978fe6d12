import * as z from 'zod/mini';
import { dataResponse, listResponseBody } from '../response.ts';
import { readDigits } from '../ascii-digits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { INDIAN_STATES } from './indian-states.ts';
import { IdParams, listQuery } from '../list-query.ts';
import { staffListBody, staffListQuery } from '../staff/staff-list.ts';
import { mailAddress } from '../mail-address.ts';
import { requiredText, text } from '../text.ts';

/** The pincode of every lead; the form has no field for it (spec section 3). */
export const PLACEHOLDER_PINCODE = '000000';

/** The value of {@link LeadForm} for "no state chosen". */
export const NO_STATE = '';

/**
 * The fields of 'Join the business', with the messages of spec section 5; both the machine and the server check
 * it.
 */
export const LeadForm = z.object({
  name: requiredText(100, 'Name', 'Name is required'),
  mobile: z
    .string()
    .check(
      z.trim(),
      readDigits,
      z.minLength(1, 'Mobile number is required'),
      z.regex(/^\d{10}$/, 'Mobile number must be 10 digits'),
    ),
  email: requiredText(254, 'Email', 'Email is required').check(mailAddress('Invalid email format')),
  state: z._default(z.enum([NO_STATE, ...INDIAN_STATES], 'Choose a state from the list'), NO_STATE),
});
export type LeadForm = z.infer<typeof LeadForm>;

/** A lead in a request. */
export const NewLead = z.extend(LeadForm, {
  pincode: z._default(text(10, 'Pincode'), PLACEHOLDER_PINCODE),
});
export type NewLead = z.infer<typeof NewLead>;

/** A lead as it is stored; `createdAt` is ISO text. */
export const Lead = z.extend(NewLead, { id: z.string(), createdAt: z.string() });
export type Lead = z.infer<typeof Lead>;

export const createLead = defineEndpoint({
  operation: 'createContact',
  summary: "Stores a lead from 'Join the business', once per `Idempotency-Key` header where there is one.",
  base: 'main',
  method: 'POST',
  path: '/contacts',
  policy: 'public',
  body: NewLead,
  response: { status: 200, body: dataResponse(Lead) },
  failures: [400, 409, 413, 415, 429],
});

export const listLeads = defineEndpoint({
  operation: 'listContacts',
  summary: 'Leads, the newest first; page 1 with 10 of them unless asked otherwise (spec section 7).',
  base: 'main',
  method: 'GET',
  path: '/contacts',
  policy: 'staff',
  query: listQuery(['newest']),
  response: { status: 200, body: listResponseBody(Lead) },
  failures: [400, 401, 403],
});

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
  summary: 'Leads with what became of them, a page at a time.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/leads',
  policy: 'staff',
  query: z.extend(staffListQuery(['newest', 'name', 'status']), {
    status: z.optional(z.enum(LEAD_STATUSES, 'Choose a status from the list')),
  }),
  response: { status: 200, body: staffListBody(StaffLead) },
  failures: [400, 401, 403],
});

export const updateLead = defineEndpoint({
  operation: 'updateLead',
  summary:
    "Sets a lead's status and note; 409 with the stored one when another editor has changed it since `version`.",
  base: 'main',
  method: 'PUT',
  path: '/api/admin/leads/{id}',
  policy: 'staff',
  params: IdParams,
  body: LeadChange,
  response: { status: 200, body: dataResponse(StaffLead) },
  failures: [400, 401, 403, 404, 409],
});
