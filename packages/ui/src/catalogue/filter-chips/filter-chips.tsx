import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { CloseIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { type ChosenFilter, filterText } from '../filter-fields/filter-text.ts';

export type FilterChipsProps = Omit<ComponentProps<'ul'>, 'children'> & {
  /** The filters that are set; `href` is the list without this one. */
  filters: readonly { readonly filter: ChosenFilter; readonly href: string }[];
  /** The list without filters. */
  clearHref: string;
};

/** The filters that narrow a list, each as a link that removes it. Renders nothing without filters. */
export function FilterChips({ filters, clearHref, className, ...native }: FilterChipsProps) {
  const i18n = useLanguage();
  const { t } = i18n;
  if (filters.length === 0) return null;
  return (
    <ul aria-label={t('Filters')} {...native} className={cx('flex flex-wrap items-center gap-2', className)}>
      {filters.map(({ filter, href }) => {
        const name = filterText(filter, i18n);
        return (
          <li key={href} className="min-w-0">
            <Link
              href={href}
              aria-label={t('Remove filter {name}', { name })}
              className="flex min-h-11 items-center gap-2 rounded-round border border-line-strong bg-raised px-4 wrap-anywhere hover:bg-leaf-soft"
            >
              {name}
              <CloseIcon />
            </Link>
          </li>
        );
      })}
      <li>
        <TextLink href={clearHref} className="inline-flex min-h-11 items-center px-2">
          {t('Clear all')}
        </TextLink>
      </li>
    </ul>
  );
}
