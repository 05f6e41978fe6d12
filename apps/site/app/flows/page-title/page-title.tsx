import { useLayoutEffect } from 'react';
import { company } from '#app/company.ts';

/**
 * The document's title for as long as a part of the page knows more than its route, such as an order's number. It is
 * written into the route's own element: a page has one title.
 * @param words translated, the most telling first
 */
export function PageTitle({ words }: { readonly words: readonly string[] }) {
  const title = [...words, company.brandName].join(' – ');
  useLayoutEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      // The page that comes next may have written its own already.
      if (document.title === title) document.title = before;
    };
  }, [title]);
  return null;
}
