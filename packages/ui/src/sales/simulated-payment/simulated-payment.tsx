import { useId } from 'react';
import { FormAlert, type FormAlertWords } from '../../primitives/alert-panel/form-alert.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Price } from '../../primitives/price/price.tsx';

/** The outcome of a simulated payment: paid, declined, still open, or paid after some seconds. */
type SimulatedOutcome = 'SUCCEED' | 'FAIL' | 'PENDING' | 'DELAYED';

export interface SimulatedPaymentProps {
  isOpen: boolean;
  /** In rupees. */
  amount: number;
  /** The selected outcome whose request is under way; meanwhile nothing else can be selected. */
  sending: SimulatedOutcome | undefined;
  /** Why the request failed, in English. */
  alert: FormAlertWords | undefined;
  onChoose: (outcome: SimulatedOutcome) => void;
  /** Called by Escape, the close button and a press outside. */
  onClose: () => void;
}

const outcomes = [
  { outcome: 'SUCCEED', label: 'Succeed', hint: 'The bank confirms the payment at once.' },
  { outcome: 'DELAYED', label: 'Confirm later', hint: 'The bank confirms it after a few seconds.' },
  { outcome: 'PENDING', label: 'Leave pending', hint: 'The bank does not respond yet.' },
  { outcome: 'FAIL', label: 'Fail', hint: 'The bank declines it.' },
] as const;

/**
 * Replaces the payment sheet where no money moves, and says so: the user who tests the shop selects the bank's
 * result.
 */
export function SimulatedPayment({
  isOpen,
  amount,
  sending,
  alert,
  onChoose,
  onClose,
}: SimulatedPaymentProps) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <Dialog
      open={isOpen}
      title="Simulated payment"
      description="No money is charged here. Choose how the bank responds."
      onClose={onClose}
      className="sm:max-w-form"
    >
      <div className="grid gap-4">
        <p className="flex items-baseline justify-between gap-x-4 font-bold">
          <span>{t('Amount to pay')}</span>
          <Price rupees={amount} className="text-title" />
        </p>
        <FormAlert alert={alert} />
        <ul className="grid gap-3">
          {outcomes.map(({ outcome, label, hint }, at) => (
            <li key={outcome} className="grid gap-1">
              <Button
                wide
                variant={at === 0 ? 'primary' : 'secondary'}
                disabled={sending !== undefined}
                busy={sending === outcome}
                aria-describedby={`${id}${outcome}`}
                onClick={() => onChoose(outcome)}
              >
                {t(label)}
              </Button>
              <p id={`${id}${outcome}`} className="text-note text-ink-muted">
                {t(hint)}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
