import type { ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Link } from '../link/link.tsx';
import { pageLook, PageMarks } from './page-marks.tsx';

export type PaginationProps = ComponentProps<'nav'> & {
  /** Counts from 1. */
  page: number;
  pageCount: number;
  /** The address of a page. */
  toHref: (page: number) => string;
};

/**
 * The pages of a list as links, so that they work without JavaScript and open in a new tab. Renders nothing for a
 * single page.
 */
export function Pagination({ page, pageCount, toHref, className, ...props }: PaginationProps) {
  const { t } = useLanguage();
  if (pageCount <= 1) return null;
  const turn = (to: number, words: string) =>
    to >= 1 &&
    to <= pageCount && (
      <li>
        <Link href={toHref(to)} rel={to < page ? 'prev' : 'next'} className={pageLook()}>
          {words}
        </Link>
      </li>
    );
  return (
    <nav aria-label={t('Pages')} {...props} className={className}>
      <ul className="figures flex flex-wrap items-center justify-center gap-2">
        {turn(page - 1, t('Previous'))}
        <PageMarks
          page={page}
          pageCount={pageCount}
          renderPage={(to, native) => <Link href={toHref(to)} {...native} />}
        />
        {turn(page + 1, t('Next'))}
      </ul>
    </nav>
  );
}
