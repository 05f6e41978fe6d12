import { useLayoutEffect } from 'react';
import { brand } from '#app/brand.ts';

/**
 * Sets the document's title while a part of the page knows more than its route, such as an order's number. It
 * writes into the route's own element: a page has one title.
 * @param words translated, the most specific first
 */
export function PageTitle({ words }: { readonly words: readonly string[] }) {
  const title = [...words, brand.name].join(' – ');
  useLayoutEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      // The next page may already have set its own title.
      if (document.title === title) document.title = before;
    };
  }, [title]);
  return null;
}
