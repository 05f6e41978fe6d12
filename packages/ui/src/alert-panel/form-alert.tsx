import type { ReactNode } from 'react';
import { useLanguage } from '../language/index.ts';
import { AlertPanel } from './alert-panel.tsx';

/** Why something did not work, in English; `detail` says more, such as when to come back. */
export type FormAlertWords = string | { text: string; detail?: string | undefined };

export interface FormAlertProps {
  alert: FormAlertWords | undefined;
  /** What can be done about it, such as a link. Default nothing. */
  children?: ReactNode;
}

/** Stands above the fields of a form that did not get through; nothing while there is nothing to say. */
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
