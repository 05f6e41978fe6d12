import { ButtonLink } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { useLanguage } from '../language/index.ts';
import { FoundElsewhere, type PlaceFound } from './found-elsewhere.tsx';

export interface EmptyShelfProps {
  /** In the reader's language. */
  title: string;
  /** It is a search that found nothing. */
  isSearch: boolean;
  /** What the search found besides products. */
  elsewhere: readonly PlaceFound[];
  allHref: string;
  searchAllHref: string | undefined;
}

const SPELL = 'Check the spelling, or try another word.';
const CHOOSE = 'Choose another category, or look at everything we have.';

/** What stands where products would, and the way to what was meant: a page, a category, all products or all like the words. */
export default function EmptyShelf({ title, isSearch, elsewhere, allHref, searchAllHref }: EmptyShelfProps) {
  const { t } = useLanguage();
  return (
    <EmptyState
      className="wrap-anywhere"
      title={title}
      {...(elsewhere.length === 0 && { text: isSearch ? SPELL : CHOOSE })}
      action={
        <>
          <FoundElsewhere places={elsewhere} />
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
