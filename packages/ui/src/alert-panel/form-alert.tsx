import { useLanguage } from '../language/index.ts';
import { AlertPanel } from './alert-panel.tsx';

/** Why something did not work, in English; `detail` says more, such as when to come back. */
export type FormAlertWords = string | { text: string; detail?: string | undefined };

/** Stands above the fields of a form that did not get through; nothing while there is nothing to say. */
export function FormAlert({ alert }: { alert: FormAlertWords | undefined }) {
  const { t } = useLanguage();
  if (alert === undefined) return null;
  const { text, detail } = typeof alert === 'string' ? { text: alert } : { detail: undefined, ...alert };
  return (
    <AlertPanel>
      <p>{t(text)}</p>
      {detail !== undefined && <p className="mt-1">{t(detail)}</p>}
    </AlertPanel>
  );
}
