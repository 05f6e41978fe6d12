import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import type { OrderFacts } from './order-facts.ts';

/** The carrier of an order and its tracking number, with a link to the carrier's page where there is one. */
export function ShipmentFacts({ shipment }: { shipment: NonNullable<OrderFacts['delivery']['shipment']> }) {
  const { t } = useLanguage();
  const { carrier, trackingNumber, trackingUrl } = shipment;
  return (
    <p className="figures mt-2 flex flex-wrap items-center gap-x-4">
      <span className="wrap-anywhere">
        {t('Sent with {carrier}, tracking number {number}', { carrier: t(carrier), number: trackingNumber })}
      </span>
      {trackingUrl !== undefined && (
        <TextLink
          href={trackingUrl}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-11 items-center whitespace-nowrap"
        >
          {t('Track parcel')}
        </TextLink>
      )}
    </p>
  );
}
