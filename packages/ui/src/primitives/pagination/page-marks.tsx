import type { ReactNode } from 'react';
import { pageMarks } from './page-numbers.ts';

const step =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-field border px-3 font-medium';

/** The style of a link to another page. */
export const openStep = `${step} border-line-strong bg-surface text-leaf hover:bg-leaf-soft`;
const currentStep = `${step} border-leaf bg-leaf text-on-leaf forced-colors:border-4`;

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
          className: mark === page ? currentStep : openStep,
          'aria-current': mark === page ? 'page' : undefined,
          children: mark,
        })
      )}
    </li>
  ));
}
