import type { RouterContextProvider } from 'react-router';
import { type Content, translateIn } from '#app/content/translate.ts';
import { companyContext, languageContext } from '../kit/request-context.ts';

/** The content in the visitor's language, with the facts of the company. */
export function forVisitor<Page>(
  content: Content<Page>,
  { context }: { readonly context: Readonly<RouterContextProvider> },
): Page {
  return content(translateIn(context.get(languageContext)), context.get(companyContext));
}
