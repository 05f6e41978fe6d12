import { useLanguage } from '../../foundations/language/language.tsx';
import { FormAlert } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';

export interface LoginToAskProps {
  /** Why the login could not be opened, in English. */
  alert: string | undefined;
  onLogin: () => void;
}

/** Leads a guest to a question about the product. */
export function LoginToAsk({ alert, onLogin }: LoginToAskProps) {
  const { t } = useLanguage();
  return (
    <div className="grid justify-items-start gap-3">
      <FormAlert alert={alert} />
      <Button variant="secondary" onClick={onLogin}>
        {t('Login to ask')}
      </Button>
    </div>
  );
}
