import { company } from '../company.ts';
import type { Visit } from '../shared/page-facts.ts';
import { shelfHref } from '../shared/shelf-query.ts';
import { companyOf } from './organization.ts';

/** The whole site as schema.org's WebSite, and how its shop is searched. */
export function webSite({ origin }: Visit) {
  return {
    '@type': 'WebSite',
    name: company.brandName,
    url: `${origin}/`,
    inLanguage: ['en-IN', 'hi-IN'],
    publisher: companyOf({ origin }),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${shelfHref(undefined, {})}?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
