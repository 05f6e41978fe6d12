import type { ReactNode } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';

export interface AccountPageProps {
  /** The page's h1, in English. */
  title: string;
  /** The id of the h1, for what it names. */
  headingId?: string;
  /** A button at the end of the title's line, such as 'Add New'. */
  action?: ReactNode;
  children: ReactNode;
}

/** The layout of a member's own page. */
export function AccountPage({ title, headingId, action, children }: AccountPageProps) {
  const { t } = useLanguage();
  return (
    <div className="measure grid gap-6 py-10">
      <div className="flex items-center justify-between gap-x-4">
        <h1 id={headingId} className="text-heading font-bold">
          {t(title)}
        </h1>
        {action}
      </div>
      {children}
    </div>
  );
}
