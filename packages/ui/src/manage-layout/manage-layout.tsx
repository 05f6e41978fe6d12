import type { ReactNode } from 'react';
import { ManageNav, type ManageNavProps } from './manage-nav.tsx';

export interface ManageLayoutProps extends ManageNavProps {
  /** The page, with its own margins. */
  children: ReactNode;
}

/** The member area: its sections beside the page, or, where the screen is narrow, in a row above it. */
export function ManageLayout({ children, ...nav }: ManageLayoutProps) {
  return (
    <div className="mx-auto max-w-page lg:flex">
      <ManageNav {...nav} />
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}
