import type { ReactNode } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { AlertPanel } from './alert-panel.tsx';

/** Why something failed, in English; `detail` says more, such as when to try again. */
export type FormAlertWords = string | { text: string; detail?: string | undefined };

export interface FormAlertProps {
  alert: FormAlertWords | undefined;
  /** What the user can do about it, such as a link. Default nothing. */
  children?: ReactNode;
}

/** Shows above the fields why a form failed; renders nothing without an alert. */
export function FormAlert({ alert, children }: FormAlertProps) {
  const { t } = useLanguage();
  if (alert === undefined) return null;
  const { text, detail } = typeof alert === 'string' ? { text: alert } : { detail: undefined, ...alert };
  return (
    <AlertPanel>
      <p>{t(text)}</p>
      {detail !== undefined && <p className="mt-1">{t(detail)}</p>}
      {children}
    </AlertPanel>
  );
}
