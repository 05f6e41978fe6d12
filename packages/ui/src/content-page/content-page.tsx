import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../breadcrumbs/index.ts';
import { PageOpening, type PageOpeningProps } from './page-opening.tsx';

export type ContentPageProps = PageOpeningProps & {
  /** The way here from the home page; the last one is this page. */
  crumbs: readonly Crumb[];
  children: ReactNode;
};

/** A page to read: the way to it, its opening, and its parts one below the other. */
export function ContentPage({ crumbs, children, ...opening }: ContentPageProps) {
  return (
    <div className="measure pb-14 pt-3">
      <Breadcrumbs crumbs={crumbs} className="mb-3" />
      <PageOpening {...opening} />
      <div className="grid gap-10 pt-10">{children}</div>
    </div>
  );
}
