import { redirectDocument } from 'react-router';
import { languageOfVisit } from './language-of-visit.ts';

/**
 * Loads the next page as a whole where its words would come in another language than the shell around them has, such as
 * after the visitor has chosen one in another tab.
 */
export function inOneLanguage({ request }: { readonly request: Request }): void {
  if (languageOfVisit(request, document.cookie) !== document.documentElement.lang)
    throw redirectDocument(request.url);
}
