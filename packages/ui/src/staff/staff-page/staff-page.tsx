import type { ReactNode } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';

export interface StaffPageProps {
  /** The page's h1, in English. */
  title: string;
  /** The id of the h1, for what it names. */
  headingId?: string;
  /** Buttons at the end of the title's line, such as 'New brand'. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The layout of a page of the staff area: dense, as wide as the screen. */
export function StaffPage({ title, headingId, actions, children }: StaffPageProps) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-4 px-3 py-5 sm:px-6">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 id={headingId} tabIndex={-1} className="text-title font-bold outline-none">
          {t(title)}
        </h1>
        {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
