import type { Visit } from '../shared/page-facts.ts';
import { organization } from './organization.ts';

/** The page on which the company is reached as schema.org's ContactPage. */
export function contactPage(
  visit: Visit,
  { title, path }: { readonly title: string; readonly path: string },
) {
  return { '@type': 'ContactPage', name: title, url: visit.origin + path, mainEntity: organization(visit) };
}
