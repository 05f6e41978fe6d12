import type { ReactNode } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { ManageNav, type ManageNavProps } from './manage-nav.tsx';

export type { ManageLink } from './manage-link.types.ts';

export interface ManageLayoutProps extends ManageNavProps {
  /** The page, with its own margins. */
  children: ReactNode;
  /** Why a press did not open the page; English, translated here. */
  alert?: string | undefined;
}

/** The member area: its nav links beside the page, or, on a narrow screen, behind a button above it. */
export function ManageLayout({ children, alert, ...nav }: ManageLayoutProps) {
  const { t } = useLanguage();
  return (
    <div className="mx-auto max-w-page lg:flex">
      <ManageNav {...nav} />
      <div className="min-w-0 grow">
        {alert !== undefined && (
          <p role="alert" className="measure pt-4 font-medium text-danger">
            {t(alert)}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
