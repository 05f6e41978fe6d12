import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { FewerFilters, type NearlyMatching } from './fewer-filters.tsx';
import { FoundElsewhere, type SearchMatch } from './found-elsewhere.tsx';

export interface EmptyCatalogueProps {
  /** In the reader's language. */
  title: string;
  /** A search without results. */
  isSearch: boolean;
  /** The search results that are not products. */
  elsewhere: readonly SearchMatch[];
  /** The list with one filter less, where that has products. */
  nearly: readonly NearlyMatching[];
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
  allHref,
  searchAllHref,
}: EmptyCatalogueProps) {
  const { t } = useLanguage();
  return (
    <EmptyState
      className="wrap-anywhere"
      title={title}
      {...(elsewhere.length + nearly.length === 0 && { text: isSearch ? SPELL : CHOOSE })}
      action={
        <>
          <FewerFilters nearly={nearly} />
          <FoundElsewhere matches={elsewhere} />
          {searchAllHref === undefined ? (
            <ButtonLink href={allHref}>{t('See all products')}</ButtonLink>
          ) : (
            <ButtonLink href={searchAllHref}>{t('Search all categories')}</ButtonLink>
          )}
        </>
      }
    />
  );
}
