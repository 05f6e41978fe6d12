import type { ReactNode } from 'react';
import { useLanguage } from '../language/index.ts';

export interface AccountPageProps {
  /** The page's h1, in English. */
  title: string;
  children: ReactNode;
}

/** The frame of a member's own page. */
export function AccountPage({ title, children }: AccountPageProps) {
  const { t } = useLanguage();
  return (
    <div className="measure grid gap-6 py-10">
      <h1 className="text-heading font-bold">{t(title)}</h1>
      {children}
    </div>
  );
}
