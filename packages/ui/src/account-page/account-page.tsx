import type { ReactNode } from 'react';
import { useLanguage } from '../language/index.ts';

export interface AccountPageProps {
  /** The page's h1, in English. */
  title: string;
  /** A button at the end of the title's line, such as 'Add New'. */
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of a member's own page. */
export function AccountPage({ title, action, children }: AccountPageProps) {
  const { t } = useLanguage();
  return (
    <div className="measure grid gap-6 py-10">
      <div className="flex items-center justify-between gap-x-4">
        <h1 className="text-heading font-bold">{t(title)}</h1>
        {action}
      </div>
      {children}
    </div>
  );
}
