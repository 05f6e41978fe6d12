import * as z from 'zod/mini';
import { CatalogueLanguage } from '../catalogue/hindi-texts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Language } from '../language.ts';
import { dataResponse } from '../response.ts';
import { ArticleBody } from './article-body.ts';
import { CompanyFacts } from './company-facts.ts';

/** The addresses of the policies, spelled as in the specification, without the slash. */
export const POLICY_SLUGS = [
  'terms&condiction',
  'disclouser',
  'agreement',
  'onlineprivecy',
  'privecypolicy',
  'cancelrefund',
  'accessibility',
] as const;
export const PolicySlug = z.enum(POLICY_SLUGS, 'Policy not found');
export type PolicySlug = z.infer<typeof PolicySlug>;

/** The name of a version of a policy: the day in India from which it is valid, such as `2026-11-23`. */
const PolicyVersion = z.string('Version not found').check(z.regex(/^20\d\d-\d\d-\d\d$/, 'Version not found'));

/** Where a policy is found, in the version that is valid now. */
export const PolicyTeaser = z.object({
  slug: PolicySlug,
  title: z.string(),
  /** The name of the version that is valid now. */
  version: z.string(),
  language: Language,
});
export type PolicyTeaser = z.infer<typeof PolicyTeaser>;

/** A version of a policy, in the language of the reader; in English where it has no Hindi. */
export const PolicyText = z.extend(PolicyTeaser, {
  /** One or two sentences that open the page. */
  summary: z.string(),
  /** With words in braces, for which facts of the company are put in. */
  body: ArticleBody,
  /** The name of this version. */
  version: z.string(),
  /** The names of the versions that are valid or were, the newest first. */
  versions: z.array(z.string()),
  /** The facts as they were published when an older version ceased to be valid. Absent in the one that is valid now. */
  facts: z.optional(CompanyFacts),
});
export type PolicyText = z.infer<typeof PolicyText>;

/** The address of a policy inside the site, or of one of its versions. */
export const policyPath = (slug: PolicySlug, version?: string) =>
  version === undefined ? `/${slug}` : `/${slug}/${version}`;

export const listPolicies = defineEndpoint({
  operation: 'listPolicies',
  summary: 'All policies, each in the version that is valid now.',
  base: 'main',
  method: 'GET',
  path: '/api/policies',
  policy: 'public',
  query: z.object({ language: CatalogueLanguage }),
  response: { status: 200, body: dataResponse(z.array(PolicyTeaser)) },
  failures: [400],
});

export const getPolicy = defineEndpoint({
  operation: 'getPolicy',
  summary:
    'A policy in the version that is valid now, or in an older one by the day from which it was valid.',
  base: 'main',
  method: 'GET',
  path: '/api/policies/{slug}',
  policy: 'public',
  params: z.object({ slug: PolicySlug }),
  query: z.object({ language: CatalogueLanguage, version: z.optional(PolicyVersion) }),
  response: { status: 200, body: dataResponse(PolicyText) },
  failures: [400, 404],
});
