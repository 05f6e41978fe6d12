import { useId } from 'react';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { type FoundDelivery, PinDeliveryNote } from './pin-delivery-note.tsx';

export { PinDeliveryNote } from './pin-delivery-note.tsx';

export interface PinDeliveryProps {
  /** As typed. */
  pin: string;
  delivery: FoundDelivery | undefined;
  /** Why it could not be looked up, in English. */
  alert: string | undefined;
  canRetry: boolean;
  onChange: (pin: string) => void;
  onRetry: () => void;
}

/** The field in which a buyer types a PIN code, and whether and by when the shop delivers there. */
export function PinDelivery({ pin, delivery, alert, canRetry, onChange, onRetry }: PinDeliveryProps) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <TextField
        id={id}
        label="PIN code of the delivery"
        name="pinCode"
        inputMode="numeric"
        autoComplete="postal-code"
        value={pin}
        error={alert}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {canRetry && (
        <div>
          <Button variant="secondary" size="small" onClick={onRetry}>
            {t('Try again')}
          </Button>
        </div>
      )}
      <PinDeliveryNote pin={pin} delivery={delivery} />
    </div>
  );
}
