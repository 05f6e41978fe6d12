import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { SearchIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';

export type SearchEntryProps = ComponentProps<'form'> & {
  /** The target of the plain form: a page that reads the query `search`. */
  action: string;
  /**
   * Opens the search palette with the text of the box; called with each key press until the palette receives the
   * focus.
   */
  onOpen?: (box: HTMLInputElement) => void;
  /** The search text of the current page. Default empty. */
  query?: string | undefined;
  /** The palette is open with the same text, so the box behind it shows none. Default false. */
  isOpen?: boolean;
};

const MAX_LENGTH = 80;

/** Opens the search. Until the palette can be opened it is a plain form, which searches the shop. */
export function SearchEntry({ onOpen, query = '', isOpen = false, className, ...props }: SearchEntryProps) {
  const { t } = useLanguage();
  return (
    <form {...props} role="search" className={cx('search-entry', className)}>
      <SearchIcon />
      <input
        // A new search creates a new box, because otherwise the box keeps what the user typed.
        key={query}
        defaultValue={query}
        type="search"
        name="search"
        aria-label={t('Search')}
        placeholder={isOpen ? undefined : t('What are you looking for today?')}
        maxLength={MAX_LENGTH}
        onClick={(event) => onOpen?.(event.currentTarget)}
        onInput={(event) => onOpen?.(event.currentTarget)}
      />
      {/* The key is the same in every language. */}
      <kbd aria-hidden>⌘K</kbd>
    </form>
  );
}
