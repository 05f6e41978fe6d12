import { useLanguage } from '../language/index.ts';

/** That delivery comes on top of the total, and from which subtotal on (`freeFrom`, rupees) there is one for nothing. */
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
