import { SearchEntry } from '@pgm/ui/shell/search-entry';
import { useLocation } from 'react-router';
import { readCatalogueQuery } from '../kit/catalogue-query.ts';
import { openSearch, useSearchOpen } from './load-shell.ts';

/** The header's search box, with the words of the search that the page shows. */
export function HeaderSearch() {
  const { pathname, search } = useLocation();
  const isShop = pathname.toLowerCase().startsWith('/product');
  return (
    <SearchEntry
      action="/products/"
      query={isShop ? readCatalogueQuery(new URLSearchParams(search)).search : undefined}
      isOpen={useSearchOpen()}
      onOpen={(box) => void openSearch(box)}
    />
  );
}
