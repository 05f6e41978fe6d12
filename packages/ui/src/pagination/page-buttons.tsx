import type { ComponentProps } from 'react';
import { useLanguage } from '../language/index.ts';
import { PageMarks } from './page-marks.tsx';

export type PageButtonsProps = ComponentProps<'nav'> & {
  /** Counts from 1. */
  page: number;
  pageCount: number;
  onGo: (page: number) => void;
};

/**
 * Pages of a list that has no address of its own, as buttons; the one that was pressed keeps the focus. Nothing for one
 * page.
 */
export function PageButtons({ page, pageCount, onGo, ...props }: PageButtonsProps) {
  const { t } = useLanguage();
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={t('Pages')} {...props}>
      <ul className="figures flex flex-wrap items-center justify-center gap-2">
        <PageMarks
          page={page}
          pageCount={pageCount}
          renderPage={(to, native) => <button type="button" onClick={() => onGo(to)} {...native} />}
        />
      </ul>
    </nav>
  );
}
