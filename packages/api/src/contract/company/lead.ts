import * as z from 'zod/mini';
import { dataResponse, listResponseBody } from '../response.ts';
import { readDigits } from '../ascii-digits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { INDIAN_STATES } from '../indian-states.ts';
import { listQuery } from '../list-query.ts';
import { mailAddress } from '../mail-address.ts';
import { requiredText, text } from '../text.ts';

/** The pincode of every lead; the form has no field for it (spec section 3). */
export const PLACEHOLDER_PINCODE = '000000';

/** What a lead wants: to join the business, or a call about a question of the contact page. */
export const LEAD_KINDS = ['JOINING', 'QUESTION'] as const;
export const LeadKind = z.enum(LEAD_KINDS, 'Choose a kind from the list');
export type LeadKind = z.infer<typeof LeadKind>;

const FullName = requiredText(100, 'Name', 'Name is required');

/** Any ten digits: the rule of a number to log in with is stricter, but no visitor who wants a call is turned away. */
const VisitorMobile = z
  .string()
  .check(
    z.trim(),
    readDigits,
    z.minLength(1, 'Mobile number is required'),
    z.regex(/^\d{10}$/, 'Mobile number must be 10 digits'),
  );

/** The value of {@link LeadForm} for "no state chosen". */
export const NO_STATE = '';

/**
 * The fields of 'Join the business', with the messages of spec section 5; both the machine and the server check
 * it.
 */
export const LeadForm = z.object({
  name: FullName,
  mobile: VisitorMobile,
  email: requiredText(254, 'Email', 'Email is required').check(mailAddress('Invalid email format')),
  state: z._default(z.enum([NO_STATE, ...INDIAN_STATES], 'Choose a state from the list'), NO_STATE),
});
export type LeadForm = z.infer<typeof LeadForm>;

/** A filled form with what it has no field for. */
export const NewLead = z.extend(LeadForm, {
  pincode: z._default(text(10, 'Pincode'), PLACEHOLDER_PINCODE),
});
export type NewLead = z.infer<typeof NewLead>;

/** The referral code that brought the visitor; an unknown one is ignored. */
const referral = { sponsorCode: z.optional(text(32, 'Referral code')) };

/** A lead in a request. */
export const ReferredLead = z.extend(NewLead, referral);
export type ReferredLead = z.infer<typeof ReferredLead>;

/** The fields of a visitor's question; both the machine and the server check it. */
export const QuestionForm = z.object({
  name: FullName,
  mobile: VisitorMobile,
  question: requiredText(1000, 'Question', 'Please write your question'),
});
export type QuestionForm = z.infer<typeof QuestionForm>;

/** A question in a request. */
export const ReferredQuestion = z.extend(QuestionForm, referral);
export type ReferredQuestion = z.infer<typeof ReferredQuestion>;

/** A lead as it is stored; what its kind does not ask for is empty. `createdAt` is ISO text. */
export const Lead = z.object({
  id: z.string(),
  kind: z._default(LeadKind, 'JOINING'),
  name: z.string(),
  mobile: z.string(),
  email: z.string(),
  state: z.string(),
  pincode: z.string(),
  question: z._default(z.string(), ''),
  createdAt: z.string(),
});
export type Lead = z.infer<typeof Lead>;

export const createLead = defineEndpoint({
  operation: 'createLead',
  summary: "Stores a lead from 'Join the business', once per `Idempotency-Key` header where there is one.",
  base: 'main',
  method: 'POST',
  path: '/contacts',
  policy: 'public',
  body: ReferredLead,
  response: { status: 200, body: dataResponse(Lead) },
  failures: [400, 409, 413, 415, 429],
});

export const createQuestion = defineEndpoint({
  operation: 'createQuestion',
  summary:
    "Stores a visitor's question as a lead of its own kind, without an email address; once per `Idempotency-Key` header where there is one.",
  base: 'main',
  method: 'POST',
  path: '/contacts/questions',
  policy: 'public',
  body: ReferredQuestion,
  response: { status: 200, body: dataResponse(Lead) },
  failures: [400, 409, 413, 415, 429],
});

export const listLeads = defineEndpoint({
  operation: 'listLeads',
  summary: 'Leads, the newest first; page 1 with 10 of them unless asked otherwise (spec section 7).',
  base: 'main',
  method: 'GET',
  path: '/contacts',
  policy: 'staff',
  area: 'people',
  query: z.extend(listQuery(['newest']), { kind: z.optional(LeadKind) }),
  response: { status: 200, body: listResponseBody(Lead) },
  failures: [400, 401, 403],
});
