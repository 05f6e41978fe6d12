import type { ComponentProps } from 'react';
import { classNames } from '../class-names/index.ts';
import { useLanguage } from '../language/index.ts';
import { dialled } from '../phone-number/index.ts';

/** Where something is sent, named as an address is kept; what was left out is empty. */
export interface PostalAddressFacts {
  /** Who receives it. */
  name: string;
  /** Ten digits, without the country code. */
  phone_number: string;
  street_address: string;
  additional_address_line: string;
  city: string;
  /** English; translated here. */
  state: string;
  postal_code: string;
  landmarks: readonly string[];
}

export type PostalAddressProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The name is for the caller to show, as a heading or a label. */
  address: Omit<PostalAddressFacts, 'name'>;
};

/** An address as it stands on a parcel, with the phone on top. Spans, so that it may stand in a label. */
export function PostalAddress({ address, className, ...props }: PostalAddressProps) {
  const { t } = useLanguage();
  const { additional_address_line: more, landmarks } = address;
  return (
    <span {...props} className={classNames('grid wrap-anywhere', className)}>
      <span className="figures text-ink-muted">{dialled(address.phone_number)}</span>{' '}
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
