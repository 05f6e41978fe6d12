import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { SearchImage } from '../../primitives/empty-state/empty-images.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { FewerFilters, type NearlyMatching } from './fewer-filters.tsx';
import { FoundElsewhere, type SearchMatch } from './found-elsewhere.tsx';
import { DidYouMean, type NearMatches, NearProducts } from './near-products.tsx';

export interface EmptyCatalogueProps {
  /** In the reader's language. */
  title: string;
  /** A search without results. */
  isSearch: boolean;
  /** The search results that are not products. */
  elsewhere: readonly SearchMatch[];
  /** The list with one filter less, where that has products. */
  nearly: readonly NearlyMatching[];
  /** What nearly matches the search. */
  near: NearMatches | undefined;
  allHref: string;
  searchAllHref: string | undefined;
}

const SPELL = 'Check the spelling, or try another word.';
const CHOOSE = 'Choose another category, or see all our products.';

/** Replaces an empty product list, and links to a page, a category, all products or all search results. */
export default function EmptyCatalogue({
  title,
  isSearch,
  elsewhere,
  nearly,
  near,
  allHref,
  searchAllHref,
}: EmptyCatalogueProps) {
  const { t } = useLanguage();
  // Where a filter is the reason, the search is not.
  const { meant, products = [], pages = [] } = (nearly.length === 0 && near) || {};
  const matches = [...elsewhere, ...pages];
  const isHelpful = nearly.length + matches.length > 0 || meant !== undefined;
  return (
    <>
      <EmptyState
        className="wrap-anywhere"
        {...(isSearch && { image: <SearchImage /> })}
        title={title}
        {...(!isHelpful && { text: isSearch ? SPELL : CHOOSE })}
        action={
          <>
            <FewerFilters nearly={nearly} />
            <DidYouMean meant={meant} />
            <FoundElsewhere matches={matches} />
            {searchAllHref === undefined ? (
              <ButtonLink href={allHref}>{t('See all products')}</ButtonLink>
            ) : (
              <ButtonLink href={searchAllHref}>{t('Search all categories')}</ButtonLink>
            )}
          </>
        }
      />
      <NearProducts products={products} />
    </>
  );
}
