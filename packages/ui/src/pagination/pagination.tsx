import type { ComponentProps } from 'react';
import { classNames } from '../class-names/index.ts';
import { useLanguage } from '../language/index.ts';
import { Link } from '../link/index.ts';
import { pageMarks } from './page-numbers.ts';

export type PaginationProps = ComponentProps<'nav'> & {
  /** Counts from 1. */
  page: number;
  pageCount: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
};

const step =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-field border px-3 font-medium';
const open = 'border-line-strong bg-surface text-leaf hover:bg-leaf-soft';

/** Pages of a list as links, so that they work without JavaScript and open in a new tab. Nothing for one page. */
export function Pagination({ page, pageCount, hrefOf, className, ...props }: PaginationProps) {
  const { t } = useLanguage();
  if (pageCount <= 1) return null;
  const turn = (to: number, words: string) =>
    to >= 1 &&
    to <= pageCount && (
      <li>
        <Link href={hrefOf(to)} rel={to < page ? 'prev' : 'next'} className={classNames(step, open)}>
          {words}
        </Link>
      </li>
    );
  return (
    <nav aria-label={t('Pages')} {...props} className={className}>
      <ul className="figures flex flex-wrap items-center justify-center gap-2">
        {turn(page - 1, t('Previous'))}
        {pageMarks(page, pageCount).map((mark, at) => (
          <li key={mark === 'gap' ? `gap-${at}` : mark}>
            {mark === 'gap' ? (
              <span className="px-1 text-ink-muted">…</span>
            ) : (
              <Link
                href={hrefOf(mark)}
                aria-current={mark === page ? 'page' : undefined}
                className={classNames(
                  step,
                  mark === page ? 'border-leaf bg-leaf text-on-leaf forced-colors:border-4' : open,
                )}
              >
                {mark}
              </Link>
            )}
          </li>
        ))}
        {turn(page + 1, t('Next'))}
      </ul>
    </nav>
  );
}
