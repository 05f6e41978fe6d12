import { useId } from 'react';
import { AlertPanel } from '../alert-panel/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Form } from '../form/index.ts';
import { useLanguage } from '../language/index.ts';
import { TextField } from '../text-field/index.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

/** What tells whose complaint it is. */
export type GrievanceKeyField = 'number' | 'mobile';

export interface GrievanceStatusProps {
  values: Readonly<Record<GrievanceKeyField, string>>;
  /** Per wrong field what is wrong, in English. */
  errors: Readonly<Partial<Record<GrievanceKeyField, string>>>;
  isAsking: boolean;
  /** It follows another, whose button had the focus; its heading takes that. Default false. */
  isAgain?: boolean;
  /** Why nothing can be shown, in English. */
  alert?: string | undefined;
  onChange: (field: GrievanceKeyField, value: string) => void;
  onSubmit: () => void;
}

/** Asks which complaint is meant. */
export function GrievanceStatus({
  values,
  errors,
  isAsking,
  isAgain = false,
  alert,
  onChange,
  onSubmit,
}: GrievanceStatusProps) {
  const { t } = useLanguage();
  const titleId = useId();
  const heading = useHeadingFocus(isAgain);
  const field = (name: GrievanceKeyField) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => onChange(name, event.currentTarget.value),
  });
  return (
    <Card>
      <h2 id={titleId} ref={heading} tabIndex={-1} className="text-heading font-bold outline-none">
        {t('See how it stands')}
      </h2>
      <Form className="mt-6 grid gap-5" onSubmit={onSubmit} aria-labelledby={titleId}>
        {alert !== undefined && <AlertPanel>{t(alert)}</AlertPanel>}
        <TextField
          {...field('number')}
          label="Complaint number"
          hint="As in GR-2026-000123"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="figures"
        />
        <TextField
          {...field('mobile')}
          label="Mobile number"
          hint="The one that you gave with the complaint"
          prefix="+91"
          inputMode="numeric"
          autoComplete="tel-national"
          className="figures"
        />
        <Button type="submit" wide busy={isAsking}>
          {t('Show')}
        </Button>
      </Form>
    </Card>
  );
}
