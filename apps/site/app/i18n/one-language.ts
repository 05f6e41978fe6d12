import { redirectDocument } from 'react-router';
import { visitLanguage } from './visit-language.ts';

/**
 * Loads the next page as a whole document when its language differs from the language of the shell around it,
 * such as after the visitor has chosen another language in another tab.
 */
export function inOneLanguage({ request }: { readonly request: Request }): void {
  if (visitLanguage(request, document.cookie) !== document.documentElement.lang)
    throw redirectDocument(request.url);
}
