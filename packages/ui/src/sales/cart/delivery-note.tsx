import { useLanguage } from '../../foundations/language/language.tsx';

/** Says that delivery is not part of the total, and from which subtotal (`freeFrom`, rupees) it is free. */
export function DeliveryNote({ freeFrom }: { freeFrom: number }) {
  const { t, formatRupees } = useLanguage();
  return (
    <p className="figures text-note text-ink-muted">
      {t('Choose delivery at checkout. Standard delivery is free on orders of {amount} or more.', {
        amount: formatRupees(freeFrom),
      })}
    </p>
  );
}
