import type { RouterContextProvider } from 'react-router';
import { type Content, translateIn } from '#app/content/translate.ts';
import { languageContext } from '../kit/request-context.ts';

/** The content in the visitor's language. */
export function forVisitor<Page>(
  content: Content<Page>,
  { context }: { readonly context: Readonly<RouterContextProvider> },
): Page {
  return content(translateIn(context.get(languageContext)));
}
