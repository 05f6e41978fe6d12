import { useLanguage } from '../../foundations/language/language.tsx';
import { ButtonLink } from '../../primitives/button/button-link.tsx';
import { Button } from '../../primitives/button/button.tsx';
import type { PostalAddressFacts } from '../../primitives/postal-address/postal-address.tsx';

/** Where a map finds an address. The page loads nothing from there. */
const MAP_SEARCH = 'https://www.google.com/maps/search/?api=1&query=';

interface AddressActionsProps {
  readonly address: PostalAddressFacts;
  readonly onCopy: () => void;
}

/** What staff do with a delivery address: copy it for a label, call the receiver, find it on a map. */
export function AddressActions({ address, onCopy }: AddressActionsProps) {
  const { t } = useLanguage();
  const { street_address, additional_address_line, city, state, postal_code } = address;
  const place = [street_address, additional_address_line, city, state, postal_code]
    .filter(Boolean)
    .join(', ');
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button size="small" variant="secondary" onClick={onCopy}>
        {t('Copy address')}
      </Button>
      <ButtonLink size="small" variant="secondary" href={`tel:+91${address.phone_number}`}>
        {t('Call')}
      </ButtonLink>
      <ButtonLink
        size="small"
        variant="secondary"
        href={MAP_SEARCH + encodeURIComponent(place)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('Map')}
      </ButtonLink>
    </div>
  );
}
