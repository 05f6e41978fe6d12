import { AlertPanel } from '../alert-panel/index.ts';
import { Button } from '../button/index.ts';
import { Form } from '../form/index.ts';
import { useLanguage } from '../language/index.ts';
import { TextArea } from '../text-area/index.ts';

export interface GrievanceReopeningProps {
  /** Until when it can be taken up again, as ISO text. */
  reopenBy: string;
  reason: string;
  /** What is wrong with the reason, in English. */
  reasonError?: string | undefined;
  isReopening: boolean;
  /** Why the last attempt failed, in English. */
  alert?: string | undefined;
  onReasonChange: (reason: string) => void;
  onReopen: () => void;
}

/** Whoever is not content says why, and the complaint is taken up again. */
export function GrievanceReopening(props: GrievanceReopeningProps) {
  const { reopenBy, reason, reasonError, isReopening, alert, onReasonChange, onReopen } = props;
  const { t, formatDate } = useLanguage();
  return (
    <Form className="grid gap-4 border-t pt-4" onSubmit={onReopen} aria-label={t('Not content?')}>
      {alert !== undefined && <AlertPanel>{t(alert)}</AlertPanel>}
      <h3 className="font-semibold">{t('Not content?')}</h3>
      <p className="text-ink-muted">
        {t('Until {date} you can have it taken up again.', { date: formatDate(reopenBy) })}
      </p>
      <TextArea
        name="reason"
        label="What is still wrong?"
        value={reason}
        error={reasonError}
        onChange={(event) => onReasonChange(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" className="justify-self-start" busy={isReopening}>
        {t('Take it up again')}
      </Button>
    </Form>
  );
}
