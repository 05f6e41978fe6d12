import { ButtonLink } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { useLanguage } from '../language/index.ts';

export interface EmptyShelfProps {
  /** In the reader's language. */
  title: string;
  /** It is a search that found nothing. */
  isSearch: boolean;
  allHref: string;
  searchAllHref: string | undefined;
}

/** What stands where products would, and the way to all of them, or to all that are like the words searched for. */
export default function EmptyShelf({ title, isSearch, allHref, searchAllHref }: EmptyShelfProps) {
  const { t } = useLanguage();
  return (
    <EmptyState
      className="wrap-anywhere"
      title={title}
      text={
        isSearch
          ? 'Check the spelling, or try another word.'
          : 'Choose another category, or look at everything we have.'
      }
      action={
        searchAllHref === undefined ? (
          <ButtonLink href={allHref}>{t('See all products')}</ButtonLink>
        ) : (
          <ButtonLink href={searchAllHref}>{t('Search all categories')}</ButtonLink>
        )
      }
    />
  );
}
