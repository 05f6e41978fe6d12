import { useLanguage } from '../language/index.ts';
import type { AddressCardFacts } from './address-card.tsx';

/** An address as it stands on a parcel, with the phone on top. */
export function AddressLines({ id, address }: { id: string; address: AddressCardFacts }) {
  const { t } = useLanguage();
  const { additional_address_line: more, landmarks } = address;
  return (
    <span id={id} className="grid wrap-anywhere">
      <span className="figures text-ink-muted">+91&nbsp;{address.phone_number}</span>{' '}
      <span>{address.street_address}</span> {more !== '' && <span>{more}</span>}{' '}
      <span className="figures">
        {address.city}, {t(address.state)} - {address.postal_code}
      </span>{' '}
      {landmarks.length > 0 && (
        <span className="mt-1 text-note text-ink-muted">
          {t('Nearby:')} {landmarks.join(' • ')}
        </span>
      )}
    </span>
  );
}
