import { brand } from '../brand.ts';
import type { Visit } from '../kit/page-facts.ts';
import { catalogueHref } from '../kit/catalogue-query.ts';
import { toCompany } from './organization.ts';

/** The whole site as schema.org's WebSite, with the search of its shop. */
export function webSite({ origin }: Visit) {
  return {
    '@type': 'WebSite',
    name: brand.name,
    url: `${origin}/`,
    inLanguage: ['en-IN', 'hi-IN'],
    publisher: toCompany({ origin }),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${catalogueHref(undefined, {})}?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
