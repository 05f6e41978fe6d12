import { useLanguage } from '../../foundations/language/language.tsx';

/** Says that delivery is not part of the total, and from which subtotal (`freeFrom`, rupees) it is free. */
export function DeliveryNote({ freeFrom }: { freeFrom: number }) {
  const { t, formatRupees } = useLanguage();
  return (
    <p className="figures text-note text-ink-muted">
      {t('Delivery is chosen at checkout. Standard delivery is free from {amount}.', {
        amount: formatRupees(freeFrom),
      })}
    </p>
  );
}
