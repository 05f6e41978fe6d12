import { Button } from '../../primitives/button/button.tsx';
import { Form } from '../../forms/form/form.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';

export interface CodeFormProps {
  code: string;
  /** Why the code was not accepted, in English. */
  error: string | undefined;
  /** Stands below the field, in English. */
  hint?: string;
  isBusy: boolean;
  onChange: (code: string) => void;
  onSubmit: () => void;
}

/** A form for a code of the authenticator app. */
export function CodeForm({ code, error, hint, isBusy, onChange, onSubmit }: CodeFormProps) {
  const { t } = useLanguage();
  return (
    <Form className="grid gap-5" onSubmit={onSubmit}>
      <TextField
        label="Code"
        hint={hint}
        value={code}
        error={error}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button type="submit" busy={isBusy} busyText="Verifying..." className="justify-self-start">
        {t('Continue')}
      </Button>
    </Form>
  );
}
