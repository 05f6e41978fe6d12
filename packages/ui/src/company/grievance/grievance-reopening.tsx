import { AlertPanel } from '../../primitives/alert-panel/alert-panel.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Form } from '../../forms/form/form.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextArea } from '../../forms/text-area/text-area.tsx';

export interface GrievanceReopeningProps {
  /** The date until which it can be reopened, as ISO text. */
  reopenBy: string;
  reason: string;
  /** The error of the reason, in English. */
  reasonError?: string | undefined;
  isReopening: boolean;
  /** Why the last attempt failed, in English. */
  alert?: string | undefined;
  onReasonChange: (reason: string) => void;
  onReopen: () => void;
}

/** Asks a member who is not satisfied for the reason, and reopens the grievance. */
export function GrievanceReopening(props: GrievanceReopeningProps) {
  const { reopenBy, reason, reasonError, isReopening, alert, onReasonChange, onReopen } = props;
  const { t, formatDate } = useLanguage();
  return (
    <Form className="grid gap-4 border-t pt-4" onSubmit={onReopen} aria-label={t('Not satisfied?')}>
      {alert !== undefined && <AlertPanel>{t(alert)}</AlertPanel>}
      <h3 className="font-semibold">{t('Not satisfied?')}</h3>
      <p className="text-ink-muted">{t('You can reopen it until {date}.', { date: formatDate(reopenBy) })}</p>
      <TextArea
        name="reason"
        label="What is still wrong?"
        value={reason}
        error={reasonError}
        onChange={(event) => onReasonChange(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" className="justify-self-start" busy={isReopening}>
        {t('Reopen complaint')}
      </Button>
    </Form>
  );
}
