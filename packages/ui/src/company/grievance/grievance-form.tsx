import { useId } from 'react';
import { AlertPanel } from '../../primitives/alert-panel/alert-panel.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { Form } from '../../forms/form/form.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { GrievanceFields, type GrievanceFieldsProps } from './grievance-fields.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

export interface GrievanceFormProps extends GrievanceFieldsProps {
  isSubmitting: boolean;
  /**
   * The form follows another grievance and its heading receives the focus, because the focused button has
   * disappeared. Default false.
   */
  isAgain?: boolean;
  /** Why the last attempt failed, in English. */
  alert?: string | undefined;
  onSubmit: () => void;
}

/** The form for a grievance, open to everyone. */
export function GrievanceForm({
  isSubmitting,
  isAgain = false,
  alert,
  onSubmit,
  ...fields
}: GrievanceFormProps) {
  const { t } = useLanguage();
  const titleId = useId();
  const heading = useHeadingFocus(isAgain);
  return (
    <Card>
      <h2 id={titleId} ref={heading} tabIndex={-1} className="text-heading font-bold outline-none">
        {t('File a complaint')}
      </h2>
      <p className="mt-2 text-ink-muted">
        {t('You get a complaint number right away. Use it to check the status.')}
      </p>
      <Form className="mt-6 grid gap-5" onSubmit={onSubmit} aria-labelledby={titleId}>
        {alert !== undefined && <AlertPanel>{t(alert)}</AlertPanel>}
        <GrievanceFields {...fields} />
        <Button type="submit" wide busy={isSubmitting} busyText="Submitting...">
          {t('Submit complaint')}
        </Button>
      </Form>
    </Card>
  );
}
