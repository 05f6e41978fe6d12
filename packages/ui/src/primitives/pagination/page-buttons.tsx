import type { ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { PageMarks } from './page-marks.tsx';

export type PageButtonsProps = ComponentProps<'nav'> & {
  /** Counts from 1. */
  page: number;
  pageCount: number;
  onGo: (page: number) => void;
};

/**
 * The pages of a list without its own address, as buttons; the pressed button keeps the focus. Renders nothing
 * for a single page.
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
