import { addressIn } from '../kit/page-address.ts';
import type { Visit } from '../kit/page-facts.ts';
import { type OrganizationFacts, organization } from './organization.ts';

/** The contact page of the company as schema.org's ContactPage. */
export function contactPage(
  visit: Visit,
  {
    title,
    path,
    facts,
  }: { readonly title: string; readonly path: string; readonly facts: OrganizationFacts },
) {
  const url = visit.origin + addressIn(visit.language, path);
  return { '@type': 'ContactPage', name: title, url, mainEntity: organization(visit, { facts }) };
}
