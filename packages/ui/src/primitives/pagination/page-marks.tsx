import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { pageMarks } from './page-numbers.ts';

/** The look of a page number, and of the links to the previous and the next page. */
export const pageLook = cva(
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-field border px-3 font-medium',
  {
    variants: {
      isCurrent: {
        true: 'border-leaf bg-leaf text-on-leaf forced-colors:border-4',
        false: 'border-line-strong bg-surface text-leaf hover:bg-leaf-soft',
      },
    },
    defaultVariants: { isCurrent: false },
  },
);

interface PageMarksProps {
  /** Counts from 1. */
  page: number;
  pageCount: number;
  /** Renders one page as a link or a button. */
  renderPage: (
    to: number,
    native: { className: string; 'aria-current': 'page' | undefined; children: number },
  ) => ReactNode;
}

/** The page numbers as list items, with gaps where there are too many. */
export function PageMarks({ page, pageCount, renderPage }: PageMarksProps) {
  return pageMarks(page, pageCount).map((mark, at) => (
    <li key={mark === 'gap' ? `gap-${at}` : mark}>
      {mark === 'gap' ? (
        <span className="px-1 text-ink-muted">…</span>
      ) : (
        renderPage(mark, {
          className: pageLook({ isCurrent: mark === page }),
          'aria-current': mark === page ? 'page' : undefined,
          children: mark,
        })
      )}
    </li>
  ));
}
