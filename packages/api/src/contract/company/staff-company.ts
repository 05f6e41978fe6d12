import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse } from '../response.ts';
import { staffListBody, staffListQuery } from '../staff-list.ts';
import { MAX_ATTACHED_BYTES } from '../attached-file.ts';
import { CERTIFICATES } from './certificate-facts.ts';
import { COMPANY_FACTS, CompanyDraftChange, CompanyFacts } from './company-facts.ts';

const FactName = z.enum(COMPANY_FACTS);

/** The facts of the company as staff edit them: a draft, and what the pages show. */
export const CompanyRecord = z.object({
  draft: CompanyFacts,
  /** Counts the changes of the draft. */
  version: z.int(),
  /** Null before the first publication. */
  published: z.nullable(
    z.object({
      number: z.int(),
      facts: CompanyFacts,
      /** ISO text. */
      at: z.string(),
    }),
  ),
  /** The facts of the draft that are missing: without them it is not published. */
  missing: z.array(FactName),
  /** The other facts of the draft that are not set, without numbers: pages leave out what needs them. */
  unset: z.array(FactName),
  /** The facts of the draft that differ from what is published. */
  changed: z.array(FactName),
  /** How many PIN codes the list has; 0 without a list. */
  pinCodes: z.int(),
  /** The day in India, such as '2026-12-05': certificates end by it. */
  today: z.string(),
});
export type CompanyRecord = z.infer<typeof CompanyRecord>;

/** The version of the draft that the publisher has seen. */
export const CompanyPublication = z.object({ version: z.int('The version is not valid') });
export type CompanyPublication = z.infer<typeof CompanyPublication>;

/** A publication: what it changed, its time and its publisher. */
export const CompanyVersion = z.object({
  number: z.int(),
  /** ISO text. */
  at: z.string(),
  /** Null when the samples of the local profile were published, or the account is deleted. */
  publisherName: z.nullable(z.string()),
  /** The facts that changed; null where one was not or is not set. */
  changes: z.array(
    z.object({ fact: FactName, before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
});
export type CompanyVersion = z.infer<typeof CompanyVersion>;

export const getCompany = defineEndpoint({
  operation: 'getCompany',
  summary: 'The facts of the company: the draft, what is published, and what is missing.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/company',
  policy: 'admin',
  response: { status: 200, body: dataResponse(CompanyRecord) },
  failures: [401, 403],
});

export const updateCompany = defineEndpoint({
  operation: 'updateCompany',
  summary:
    'Saves the draft of the facts, with the scans of certificates; 409 with the stored one when it is not at `version` any more.',
  base: 'main',
  method: 'PUT',
  path: '/api/admin/company',
  policy: 'admin',
  form: 'multipart',
  maxFileBytes: CERTIFICATES.length * MAX_ATTACHED_BYTES,
  body: CompanyDraftChange,
  response: { status: 200, body: dataResponse(CompanyRecord) },
  failures: [400, 401, 403, 404, 409, 413],
});

export const publishCompany = defineEndpoint({
  operation: 'publishCompany',
  summary:
    'Publishes the draft, which every page shows from then on; 400 while facts are missing, 409 when the draft is not at `version` any more.',
  base: 'main',
  method: 'POST',
  path: '/api/admin/company/publish',
  policy: 'admin',
  body: CompanyPublication,
  response: { status: 200, body: dataResponse(CompanyRecord) },
  failures: [400, 401, 403, 409],
});

export const listCompanyVersions = defineEndpoint({
  operation: 'listCompanyVersions',
  summary: 'What was published, the newest first, with what each publication changed.',
  base: 'main',
  method: 'GET',
  path: '/api/admin/company/versions',
  policy: 'admin',
  query: staffListQuery(['newest']),
  response: { status: 200, body: staffListBody(CompanyVersion) },
  failures: [400, 401, 403],
});
