import { useLanguage } from '@pgm/ui/foundations/language';
import { AlertPanel } from '@pgm/ui/primitives/alert-panel';
import { Button } from '@pgm/ui/primitives/button';
import { useLocation } from 'react-router';
import { useLogin } from '#app/shell/use-login.ts';

/** Leads a guest to a question about the product. */
export function AskLogin() {
  const { t } = useLanguage();
  const { pathname, search } = useLocation();
  const { logIn, alert } = useLogin(pathname + search);
  return (
    <div className="grid justify-items-start gap-3">
      {alert !== undefined && <AlertPanel>{t(alert)}</AlertPanel>}
      <Button variant="secondary" onClick={logIn}>
        {t('Login to ask')}
      </Button>
    </div>
  );
}
