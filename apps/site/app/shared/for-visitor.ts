import type { RouterContextProvider } from 'react-router';
import { type Content, sayIn } from '#app/content/say.ts';
import { languageContext } from './request-context.ts';

/** Content as the visitor reads it. */
export function forVisitor<Page>(
  content: Content<Page>,
  { context }: { readonly context: Readonly<RouterContextProvider> },
): Page {
  return content(sayIn(context.get(languageContext)));
}
