import { useLanguage } from '../../foundations/language/language.tsx';
import { ProgressBar } from '../../primitives/progress-bar/progress-bar.tsx';

interface DeliveryNoteProps {
  /** The subtotal from which standard delivery is free; rupees. */
  freeFrom: number;
  /** Rupees. */
  subtotal: number;
}

/** Says how much is missing until standard delivery is free, and that delivery is not part of the total. */
export function DeliveryNote({ freeFrom, subtotal }: DeliveryNoteProps) {
  const { t, formatRupees } = useLanguage();
  const missing = freeFrom - subtotal;
  return (
    <div className="figures grid gap-2 text-note">
      <p className="font-medium">
        {missing > 0
          ? t('Add {amount} more for free standard delivery', { amount: formatRupees(missing) })
          : t('Standard delivery of this cart is free')}
      </p>
      <ProgressBar
        aria-label={t('Free standard delivery')}
        value={Math.min(subtotal, freeFrom)}
        max={freeFrom}
      />
      <p className="text-ink-muted">
        {t('Choose delivery at checkout. Standard delivery is free on orders of {amount} or more.', {
          amount: formatRupees(freeFrom),
        })}
      </p>
    </div>
  );
}
