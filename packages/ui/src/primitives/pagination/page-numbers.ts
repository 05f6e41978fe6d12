/** A page to link to, or a gap between pages that are not shown. */
export type PageMark = number | 'gap';

/** The first page, the last, the current one and its neighbours: 1 … 4 5 6 … 12. Pages count from 1. */
export function pageMarks(current: number, last: number): PageMark[] {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(wanted)].toSorted((a, b) => a - b);
  return pages.flatMap((page, at): PageMark[] => {
    const skipped = page - (pages[at - 1] ?? 0) - 1;
    // A gap that hides a single page is as wide as that page.
    if (skipped === 1) return [page - 1, page];
    return skipped > 1 ? ['gap', page] : [page];
  });
}
