import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../../primitives/breadcrumbs/breadcrumbs.tsx';
import { PageOpening, type PageOpeningProps } from './page-opening.tsx';

export { PageOpening, type PageOpeningProps } from './page-opening.tsx';

export type ContentPageProps = PageOpeningProps & {
  /** The path from the home page to this page; the last one is this page. */
  crumbs: readonly Crumb[];
  children: ReactNode;
};

/** A content page: its breadcrumbs, its opening, and its sections one below the other. */
export function ContentPage({ crumbs, children, ...opening }: ContentPageProps) {
  return (
    <div className="measure pb-14 pt-3">
      <Breadcrumbs crumbs={crumbs} className="mb-3" />
      <PageOpening {...opening} />
      <div className="grid gap-10 pt-10">{children}</div>
    </div>
  );
}
