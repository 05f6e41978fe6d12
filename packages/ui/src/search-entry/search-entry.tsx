import type { ComponentProps } from 'react';
import { classNames } from '../class-names/index.ts';
import { SearchIcon } from '../icon/index.ts';
import { useLanguage } from '../language/index.ts';

export type SearchEntryProps = ComponentProps<'form'> & {
  /** Where the form leads by itself: a page that reads the query `search`. */
  action: string;
  /** Opens the search palette with what stands in the box; told with each key until the palette takes the focus. */
  onOpen?: (box: HTMLInputElement) => void;
  /** What the page under it is a search for. Default nothing. */
  query?: string | undefined;
  /** The palette is open, and asks the same: the box behind it says nothing. Default false. */
  isOpen?: boolean;
};

const LONGEST = 80;

/** The way into the search. Until the palette can be opened it is a plain form, which searches the shop. */
export function SearchEntry({ onOpen, query = '', isOpen = false, className, ...props }: SearchEntryProps) {
  const { t } = useLanguage();
  return (
    <form {...props} role="search" className={classNames('search-entry', className)}>
      <SearchIcon />
      <input
        // Another search, another box: what stands in it is else only the person's.
        key={query}
        defaultValue={query}
        type="search"
        name="search"
        aria-label={t('Search')}
        placeholder={isOpen ? undefined : t('What are you looking for today?')}
        maxLength={LONGEST}
        onClick={(event) => onOpen?.(event.currentTarget)}
        onInput={(event) => onOpen?.(event.currentTarget)}
      />
      {/* The key is the same in every language. */}
      <kbd aria-hidden>⌘K</kbd>
    </form>
  );
}
