import { useId } from 'react';
import { AlertPanel } from '../../primitives/alert-panel/alert-panel.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { Form } from '../../forms/form/form.tsx';
import { type FormFields, toField } from '../../forms/form/form-fields.ts';
import { useLanguage } from '../../foundations/language/language.tsx';
import { mobileNumber } from '../../forms/text-field/mobile-number.ts';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

/** The two values that identify a grievance. */
type GrievanceKeyField = 'number' | 'mobile';

export interface GrievanceStatusProps extends FormFields<GrievanceKeyField> {
  isAsking: boolean;
  /**
   * The form follows another grievance and its heading receives the focus, because the focused button has
   * disappeared. Default false.
   */
  isAgain?: boolean;
  /** Why no grievance can be shown, in English. */
  alert?: string | undefined;
  onSubmit: () => void;
}

/** Asks for the number of a grievance and the mobile number. */
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
  const field = toField({ values, errors, onChange });
  return (
    <Card>
      <h2 id={titleId} ref={heading} tabIndex={-1} className="text-heading font-bold outline-none">
        {t('Check status')}
      </h2>
      <Form className="mt-6 grid gap-5" onSubmit={onSubmit} aria-labelledby={titleId}>
        {alert !== undefined && <AlertPanel>{t(alert)}</AlertPanel>}
        <TextField
          {...field('number')}
          label="Complaint number"
          hint="For example GR-2026-000123"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="figures"
        />
        <TextField
          {...field('mobile')}
          {...mobileNumber}
          label="Mobile number"
          hint="The number you gave with the complaint"
        />
        <Button type="submit" wide busy={isAsking}>
          {t('Show')}
        </Button>
      </Form>
    </Card>
  );
}
